import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { askingPrice, deductions, firstPrice, ourPrice } from '../../content/specimen.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { recommendation as copy } from './copy.ts'
import { bigFigure, numbered, table, tableCaption, total } from './dossier.css.ts'
import { conclusion, head, sums, ours, terms } from './Recommendation.css.ts'
import { useFormats } from './useFormats.ts'

/** What we advise: the price at which we would buy, how it comes about, and its conditions. */
export function Recommendation() {
  const translate = useMessage()
  const { euro, figures, percent } = useFormats()
  const basis = {
    belowAsking: percent(1 - ourPrice / askingPrice),
    belowFirst: percent(1 - ourPrice / firstPrice),
  }
  return (
    <section className={conclusion} aria-labelledby="recommendation">
      <div className={head}>
        <Heading level={3} size="label" id="recommendation">
          {translate(copy.name)}
        </Heading>
        <p className={`${bigFigure} ${ours}`}>{euro(ourPrice)}</p>
      </div>
      <div className={terms}>
        <div>
          <Text>{translate(copy.text)}</Text>
          <ol className={numbered}>
            {copy.conditions.map(({ id, text }) => (
              <li key={id}>{translate(text)}</li>
            ))}
          </ol>
        </div>
        <div className={sums}>
          <table className={table}>
            <caption className={tableCaption}>{translate(copy.caption)}</caption>
            <tbody>
              <tr>
                <th scope="row">{translate(copy.asking)}</th>
                <td>{euro(askingPrice)}</td>
              </tr>
              {deductions.map(({ id, euro: amount }) => (
                <tr key={id}>
                  <th scope="row">
                    <Message of={copy.deductions[id]} values={figures} />
                  </th>
                  <td>−{euro(amount)}</td>
                </tr>
              ))}
              <tr className={total}>
                <th scope="row">{translate(copy.ours)}</th>
                <td>{euro(ourPrice)}</td>
              </tr>
            </tbody>
          </table>
          <Text size="small">{translate(copy.basis, basis)}</Text>
        </div>
      </div>
    </section>
  )
}
