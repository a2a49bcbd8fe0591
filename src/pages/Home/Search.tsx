import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { table } from '../../content/pictures/table.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { search as copy } from './copy.ts'
import { number, picture, step, steps } from './Search.css.ts'

/** The search in five steps below the table on which it begins. */
export function Search() {
  const translate = useMessage()
  return (
    <Section>
      <SectionHead title={copy.title} text={copy.text} layout="spread" />
      <Picture
        className={picture}
        source={table.source}
        focus={table.focus}
        alt={translate(table.alt)}
        sizes="(min-width: 64em) 90vw, 140vw"
      />
      <ol className={steps}>
        {copy.steps.map(({ id, title, text }, at) => (
          <li key={id} className={step}>
            <span className={number} aria-hidden="true">
              {at + 1}
            </span>
            <Heading level={3} size="item">
              <Message of={title} />
            </Heading>
            <Text size="small">
              <Message of={text} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}
