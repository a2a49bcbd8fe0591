/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are grids (styles/stackedTable.ts), and browsers may drop the implicit roles */
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { noon, notes, table } from './Availability.css.ts'
import { availability as copy } from './copy.ts'
import { DayLine } from './DayLine.tsx'
import { closingHoursAbroad, officeHoursIn } from './officeHours.ts'

const hours = closingHoursAbroad()

/** Our opening hours, and when they end in US time zones. */
export function Availability() {
  const translate = useMessage()
  return (
    <Section
      aside={<SectionHead id="availability" title={copy.title} text={copy.lead} />}
      layout="wideAside"
      labelledBy="availability"
    >
      <table role="table" className={table} aria-labelledby="availability">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {translate(copy.columns.zone)}
            </th>
            {(['weekdays', 'saturday'] as const).map((week) => (
              <th key={week} scope="col" role="columnheader">
                {translate(copy.columns[week])}
                <span className={noon} aria-hidden="true">
                  {translate(copy.noon)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {copy.zones.map((zone) => (
            <tr key={zone.id} role="row">
              <th scope="row" role="rowheader">
                {translate(zone.title)}
              </th>
              {(['weekdays', 'saturday'] as const).map((week) => (
                <td key={week} role="cell">
                  <span>{translate(zone[week], hours)}</span>
                  <DayLine {...officeHoursIn(zone.id, week)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={notes}>
        <Text>{translate(copy.sunday)}</Text>
        <Text size="small">{translate(copy.note)}</Text>
      </div>
    </Section>
  )
}
