import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { benefits, sides } from './copy.ts'
import { caption, columns, list, plan, plans } from './Sides.css.ts'
import { TablePlan } from './TablePlan.tsx'

/** Who has an adviser at home and in Mallorca, drawn as two tables, and what ours does. */
export function Sides() {
  return (
    <Section tone="plaster">
      <div className={columns}>
        <div>
          <Heading level={2}>
            <Message of={benefits.title} />
          </Heading>
          <div className={plans}>
            {sides.map(({ id, title: place, caption: text }) => (
              <figure key={id} className={plan}>
                <TablePlan place={id} />
                <figcaption className={caption}>
                  <Heading level={3}>
                    <Message of={place} />
                  </Heading>
                  <Text size="small">
                    <Message of={text} />
                  </Text>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        <div className={list}>
          <RuledList items={benefits.items} isCompact />
        </div>
      </div>
    </Section>
  )
}
