import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { mandateTerms } from '../../content/mandateTerms.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { list, row, term } from './BeforeYouSign.css.ts'
import { beforeYouSign } from './copy.ts'
import { head } from './Included.css.ts'

/** What buyers ask about the mandate, answered a line each. */
export function BeforeYouSign() {
  const translate = useMessage()
  return (
    <Section padding="below">
      <div className={head}>
        <Heading level={2}>{translate(beforeYouSign.title)}</Heading>
      </div>
      <dl className={list}>
        {mandateTerms.map(({ id, term: name, answer }) => (
          <div key={id} className={row}>
            <dt className={term}>{translate(name)}</dt>
            <dd>
              <Text>
                <Message of={answer} />
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
