import { Stroke } from '../../components/Drawing/Drawing.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { included } from './copy.ts'
import { grid, head, icon, item, title } from './Included.css.ts'

type Id = (typeof included.items)[number]['id']

/** Outlines in a square of 32 units. */
const icons: Record<Id, string> = {
  'market-watch': 'M5 7H27M5 14H14M5 21H12M24 19A5 5 0 1 1 14 19A5 5 0 1 1 24 19M22.5 22.5L27 27',
  'first-visits': 'M4 15L16 5L28 15M7 13V27H25V13M13 27V18H19V27',
  'paper-check': 'M7 4H19L25 10V28H7zM19 4V10H25M11 19L15 23L21 15',
  'price-opinion': 'M4 5H17L28 16L16 28L4 16zM11 11A1.5 1.5 0 1 1 8 11A1.5 1.5 0 1 1 11 11',
  negotiation: 'M4 11H26M20 5L26 11L20 17M28 21H6M12 15L6 21L12 27',
  introductions: 'M20 16A8 8 0 1 1 4 16A8 8 0 1 1 20 16M28 16A8 8 0 1 1 12 16A8 8 0 1 1 28 16',
}

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
            <svg className={icon} viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
              <Stroke d={icons[id]} />
            </svg>
            <h3 className={title}>{translate(titleOf)}</h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}
