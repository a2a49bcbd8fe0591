/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are grids (styles/stackedTable.ts), and browsers may drop the implicit roles */
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { whoPaysUs } from './copy.ts'
import { cost, detail, half, head, note, sum, table, texts } from './WhoPaysUs.css.ts'

/** What we receive from the seller's side and from the buyer, for three example prices. */
export function WhoPaysUs() {
  const translate = useMessage()
  return (
    <Section tone="plaster">
      <div className={head}>
        <Heading level={2}>
          <Message of={whoPaysUs.title} />
        </Heading>
        <Text size="lead">{translate(whoPaysUs.lead)}</Text>
      </div>
      <Examples />
      <div className={texts}>
        <Text tone="quiet">{translate(whoPaysUs.basis)}</Text>
        <Text>
          <Message of={whoPaysUs.closing} />
        </Text>
      </div>
    </Section>
  )
}

function Examples() {
  const translate = useMessage()
  const { caption, columns, examples } = whoPaysUs
  return (
    <table role="table" className={table}>
      <caption className="visually-hidden">{translate(caption)}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <span className="visually-hidden">{translate(columns.price)}</span>
          </th>
          <th scope="col" role="columnheader">
            {translate(columns.share)}
          </th>
          <th scope="col" role="columnheader">
            {translate(columns.fee)}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {examples.map((example) => (
          <tr key={example.id} role="row">
            <th scope="row" role="rowheader">
              {translate(example.price)}
            </th>
            <td role="cell">
              <span className={sum}>{translate(example.share)}</span>
            </td>
            <td role="cell">
              <span className={`${sum} ${cost}`}>{translate(example.fee)}</span>{' '}
              <span className={note}>{translate(example.note)}</span>
              <span className={detail}>
                <Message of={example.split} components={{ half: <span className={half} /> }} />
              </span>
              <span className={detail}>{translate(example.gross)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
