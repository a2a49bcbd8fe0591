import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { title as titleClass } from './HeroTitle.css.ts'

export type HeroTitleProps = { readonly label?: MessageDescriptor | undefined; readonly title: MessageDescriptor }
type Props = HeroTitleProps & { readonly width?: keyof typeof titleClass }

/** Label and title of an inner page, in a column or across the page. */
export function HeroTitle({ label, title, width = 'column' }: Props) {
  const translate = useMessage()
  return (
    <div>
      {label && <Text size="label">{translate(label)}</Text>}
      <div className={titleClass[width]}>
        <Heading level={1}>
          <Message of={title} />
        </Heading>
      </div>
    </div>
  )
}
