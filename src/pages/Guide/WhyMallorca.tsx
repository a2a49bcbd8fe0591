import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { arches } from '../../content/pictures/arches.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { whyMallorca as copy } from './copy.ts'
import { columns, head, picture, reason, reasons } from './WhyMallorca.css.ts'

/** Four reasons as a list of terms, with a picture in the margin. */
export function WhyMallorca() {
  const translate = useMessage()
  return (
    <Section tone="ruled" labelledBy="why-title">
      <div className={columns}>
        <div>
          <div className={head}>
            <Text look="label">{translate(copy.label)}</Text>
            <Heading level={2} id="why-title">
              <Message of={copy.title} />
            </Heading>
            <Text look="quiet">
              <Message of={copy.lead} />
            </Text>
          </div>
          <ul className={reasons}>
            {copy.reasons.map(({ id, title, text }) => (
              <li key={id} className={reason}>
                <Heading level={3}>
                  <Message of={title} />
                </Heading>
                <Text look="quiet">
                  <Message of={text} />
                </Text>
              </li>
            ))}
          </ul>
        </div>
        <Picture
          className={picture}
          source={arches.source}
          alt={translate(arches.alt)}
          sizes="(min-width: 64em) 34vw, 100vw"
        />
      </div>
    </Section>
  )
}
