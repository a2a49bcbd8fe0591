import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { actions, headline } from './HeroText.css.ts'
import { LandingActions, type LandingActionsCopy } from './LandingActions.tsx'

export type HeroCopy = LandingActionsCopy & {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly lead: MessageDescriptor
}
type Props = { readonly copy: HeroCopy }

/** Title, text and actions next to the picture of a landing page's hero. */
export function HeroText({ copy }: Props) {
  const translate = useMessage()
  return (
    <div>
      <Text size="label">{translate(copy.label)}</Text>
      <div className={headline}>
        <Heading level={1} size="hero">
          <Message of={copy.title} />
        </Heading>
      </div>
      <Text size="lead">
        <Message of={copy.lead} />
      </Text>
      <div className={actions}>
        <LandingActions copy={copy} />
      </div>
    </div>
  )
}
