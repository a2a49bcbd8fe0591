import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { itinerary as copy } from './copy.ts'
import { day, days, hour, time as timeClass } from './Itinerary.css.ts'

/** Sample itinerary of two days on the island, hour by hour. */
export function Itinerary() {
  const translate = useMessage()
  return (
    <Section tone="plaster">
      <SectionHead title={copy.title} layout="spread" />
      <div className={days}>
        {copy.days.map(({ id, title, hours }) => (
          <div key={id} className={day}>
            <Heading level={3}>{translate(title)}</Heading>
            <ol>
              {hours.map((entry) => (
                <li key={entry.id} className={hour}>
                  <span className={timeClass}>{translate(entry.time)}</span>
                  <span>
                    <Message of={entry.text} />
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  )
}
