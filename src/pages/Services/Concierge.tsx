import { Section } from '../../components/Section/Section.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { detail, extra, extras, name } from './Concierge.css.ts'
import { concierge as copy } from './copy.ts'

/** The eight concierge services in one block. */
export function Concierge() {
  const { title, text } = copy
  return (
    <Section>
      <SectionHead title={title} text={text} layout="spread" />
      <dl className={extras}>
        {copy.items.map((item) => (
          <div key={item.id} className={extra}>
            <dt className={name}>
              <Message of={item.title} />
            </dt>
            <dd className={detail}>
              <Message of={item.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
