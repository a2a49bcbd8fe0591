import { Stroke } from '../../components/Drawing/Drawing.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { facts } from '../../content/facts.ts'
import { Message } from '../../i18n/Message.tsx'
import { next } from './copy.ts'
import { hours, step, steps, text } from './NextSteps.css.ts'

const { replyHours } = facts
const marks = Array.from({ length: replyHours - 1 }, (_, hour) => `M${hour + 1} 0V1`).join('')

/** A line from the message to the answer, with a mark for every hour, and on to the first conversation. */
export function NextSteps() {
  return (
    <ol className={steps}>
      {next.map(({ id, title, text: description }) => (
        <li key={id} className={step[id]}>
          {id === 'now' && (
            <svg className={hours} viewBox={`0 0 ${replyHours} 1`} preserveAspectRatio="none" aria-hidden="true">
              <Stroke tone="quiet" d={marks} />
            </svg>
          )}
          <Heading level={2} size="item">
            <Message of={title} />
          </Heading>
          <div className={text}>
            <Text tone="quiet">
              <Message of={description} />
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
