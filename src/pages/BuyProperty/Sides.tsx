import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { sides } from './copy.ts'
import { caption, plan, plans } from './Sides.css.ts'
import { TablePlan } from './TablePlan.tsx'

/** Who has an adviser in the United States and in Mallorca, drawn as two tables. */
export function Sides() {
  return (
    <div className={plans}>
      {sides.map(({ id, title, caption: text }) => (
        <figure key={id} className={plan}>
          <TablePlan place={id} />
          <figcaption className={caption}>
            <Heading level={2} size="item">
              <Message of={title} />
            </Heading>
            <Text size="small">
              <Message of={text} />
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
