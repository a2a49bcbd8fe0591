import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { itinerary as copy } from './copy.ts'
import { day, hour, plan, time as timeClass } from './Itinerary.css.ts'

/** Sample itinerary of two days on the island, hour by hour. */
export function Itinerary() {
  const translate = useMessage()
  return (
    <div className={plan}>
      <Text size="label">{translate(copy.label)}</Text>
      {copy.days.map(({ id, title, hours }) => (
        <div key={id} className={day}>
          <Heading level={3}>{translate(title)}</Heading>
          <ol>
            {hours.map(({ time, text }) => (
              <li key={time} className={hour}>
                <span className={timeClass}>{time}</span>
                <span>
                  <Message of={text} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
