/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are grids (styles/stackedTable.ts), and browsers may drop the implicit roles */
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { basis, halves, head, intro, plan, table, titles, withUs } from './Comparison.css.ts'
import { comparison } from './moneyCopy.ts'
import { WhoPaysWhom } from './WhoPaysWhom.tsx'

/** Who pays whom as a drawing, then the costs without an adviser and with us, with the reasons next to them. */
export function Comparison() {
  const translate = useMessage()
  return (
    <Section>
      <div className={head}>
        <div className={titles}>
          <Text size="label">{translate(comparison.label)}</Text>
          <Heading level={2}>
            <Message of={comparison.title} />
          </Heading>
        </div>
        <div className={intro}>
          {comparison.paragraphs.map((paragraph) => (
            <Text key={paragraph.id} tone="quiet">
              <Message of={paragraph} />
            </Text>
          ))}
        </div>
      </div>
      <div className={halves}>
        <div className={plan}>
          <WhoPaysWhom />
        </div>
        <div>
          <ComparisonTable />
        </div>
      </div>
    </Section>
  )
}

function ComparisonTable() {
  const translate = useMessage()
  const { caption, columns, rows, basis: basisText } = comparison.table
  return (
    <>
      <table role="table" className={table}>
        <caption className="visually-hidden">{translate(caption)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{translate(columns.what)}</span>
            </th>
            <th scope="col" role="columnheader">
              {translate(columns.alone)}
            </th>
            <th scope="col" role="columnheader" className={withUs}>
              {translate(columns.withUs)}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <th scope="row" role="rowheader">
                {translate(row.label)}
              </th>
              <td role="cell">{translate(row.alone)}</td>
              <td role="cell" className={withUs}>
                {translate(row.withUs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={basis}>
        <Text size="small">{translate(basisText)}</Text>
      </div>
    </>
  )
}
