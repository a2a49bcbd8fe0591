import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { whyChoose } from './copy.ts'
import { head, list, row } from './WhyChoose.css.ts'

/** Four reasons in a list, with a sticky heading next to it. */
export function WhyChoose() {
  const translate = useMessage()
  const aside = (
    <div className={head}>
      <Text look="label">{translate(whyChoose.label)}</Text>
      <Heading level={2}>
        <Message of={whyChoose.title} />
      </Heading>
    </div>
  )
  return (
    <Section shape="wideAside" aside={aside}>
      <ul className={list}>
        {whyChoose.items.map(({ id, title, text }) => (
          <li key={id} className={row}>
            <Heading level={3}>{translate(title)}</Heading>
            <Text look="quiet">
              <Message of={text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
