/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are grids (styles/stackedTable.ts), and browsers may forget what they were */
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { intro, notes, table } from './Availability.css.ts'
import { availability as copy } from './copy.ts'
import { officeHoursAbroad } from './officeHours.ts'

const hours = officeHoursAbroad()

/** Our opening hours in US time zones. */
export function Availability() {
  const translate = useMessage()
  const aside = (
    <div className={intro}>
      <Text look="label">{translate(copy.label)}</Text>
      <Heading level={2} id="availability">
        <Message of={copy.title} />
      </Heading>
      <Text look="quiet">
        <Message of={copy.lead} />
      </Text>
    </div>
  )
  return (
    <Section tone="ruled" aside={aside} shape="wideAside" labelledBy="availability">
      <table role="table" className={table} aria-labelledby="availability">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {translate(copy.columns.zone)}
            </th>
            <th scope="col" role="columnheader">
              {translate(copy.columns.weekdays)}
            </th>
            <th scope="col" role="columnheader">
              {translate(copy.columns.saturday)}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {copy.zones.map(({ id, title, weekdays, saturday }) => (
            <tr key={id} role="row">
              <th scope="row" role="rowheader">
                {translate(title)}
              </th>
              <td role="cell">{translate(weekdays, hours)}</td>
              <td role="cell">{translate(saturday, hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={notes}>
        <Text>{translate(copy.sunday)}</Text>
        <Text look="small">{translate(copy.note)}</Text>
      </div>
    </Section>
  )
}
