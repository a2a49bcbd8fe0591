import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { included } from './copy.ts'
import { grid, head, item, title } from './Included.css.ts'

/** What the fee includes. */
export function Included() {
  const translate = useMessage()
  return (
    <Section padding="below">
      <div className={head}>
        <Heading level={2}>
          <Message of={included.title} />
        </Heading>
      </div>
      <ul className={grid}>
        {included.items.map(({ id, title: titleOf }) => (
          <li key={id} className={item}>
            <h3 className={title}>{translate(titleOf)}</h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}
