import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { HeroTitle, type HeroTitleProps } from './HeroTitle.tsx'
import { columns, half, words } from './SplitHero.css.ts'

type Props = HeroTitleProps & {
  readonly lead: MessageDescriptor
  /** Buttons below the lead. */
  readonly actions?: ReactNode
  /** A picture or a sheet: fills half the page up to its edge, or is across a phone below the lead. */
  readonly children: ReactNode
}

/** Head of an inner page: breadcrumbs, and title and lead next to half a page. */
export function SplitHero({ label, title, lead, actions, children }: Props) {
  return (
    <HeroFrame>
      <div className={columns}>
        <HeroTitle label={label} title={title} />
        <div className={words}>
          <Text size="lead">
            <Message of={lead} />
          </Text>
          {actions}
        </div>
        <div className={half}>{children}</div>
      </div>
    </HeroFrame>
  )
}
