import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { paragraphs as paragraphsClass } from './ImportantInformation.css.ts'

const title = msg({
  message: `Important information`,
  comment: `Heading above the reservations of a page that states law or money`,
})

type Props = Pick<SectionProps, 'tone' | 'padding'> & { readonly paragraphs: readonly MessageDescriptor[] }

/** The reservations of a page that states law or money: once, near its end, so that its sentences need none. */
export function ImportantInformation({ paragraphs, ...section }: Props) {
  const translate = useMessage()
  return (
    <Section
      {...section}
      labelledBy="important-information"
      aside={
        <Heading level={2} size="item" id="important-information">
          {translate(title)}
        </Heading>
      }
    >
      <div className={paragraphsClass}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph.id}>
            <Message of={paragraph} />
          </Text>
        ))}
      </div>
    </Section>
  )
}
