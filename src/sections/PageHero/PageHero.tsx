import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { HeroTitle, type HeroTitleProps } from './HeroTitle.tsx'
import { alone, layout, row, side } from './PageHero.css.ts'

export type PageHeroProps = HeroTitleProps & {
  readonly lead?: MessageDescriptor
  /** Buttons below the lead. */
  readonly actions?: ReactNode
}

/** Head of an inner page: breadcrumbs, title, lead next to it. A title without a lead is across the page. */
export function PageHero({ label, title, lead, actions }: PageHeroProps) {
  const isAlone = (lead ?? actions) === undefined
  return (
    <HeroFrame>
      <div className={isAlone ? alone : layout[actions === undefined ? 'side' : 'wideSide']}>
        <HeroTitle label={label} title={title} width={isAlone ? 'across' : 'column'} />
        {!isAlone && (
          <div className={side}>
            {lead && (
              <Text size="lead">
                <Message of={lead} />
              </Text>
            )}
            {actions && <div className={row}>{actions}</div>}
          </div>
        )}
      </div>
    </HeroFrame>
  )
}
