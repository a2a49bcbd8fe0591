import type { MessageDescriptor } from '@lingui/core'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { HeroTitle, type HeroTitleProps } from './HeroTitle.tsx'
import { withLead, withoutLead } from './PageHero.css.ts'

export type PageHeroProps = HeroTitleProps & { readonly lead?: MessageDescriptor }

/** Head of an inner page: breadcrumbs, title, lead next to it. A title without a lead is across the page. */
export function PageHero({ label, title, lead }: PageHeroProps) {
  return (
    <HeroFrame>
      <div className={lead ? withLead : withoutLead}>
        <HeroTitle label={label} title={title} width={lead ? 'column' : 'across'} />
        {lead && (
          <Text size="lead">
            <Message of={lead} />
          </Text>
        )}
      </div>
    </HeroFrame>
  )
}
