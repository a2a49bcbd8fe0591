import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { askingPrice, firstPrice, offers, ourPrice } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { recommendation as copy } from './copy.ts'
import { bigFigure, numbered } from './dossier.css.ts'
import { conclusion, head, ours, terms } from './Recommendation.css.ts'

/** What we advise: the price at which we would buy, the offer to begin with, and the conditions. */
export function Recommendation() {
  const translate = useMessage()
  const { euro, percent } = useFormats()
  const below = {
    belowAsking: percent(1 - ourPrice / askingPrice, 1),
    belowFirst: percent(1 - ourPrice / firstPrice, 1),
  }
  return (
    <section className={conclusion} aria-labelledby="recommendation">
      <div className={head}>
        <Heading level={3} size="label" id="recommendation">
          {translate(copy.name)}
        </Heading>
        <p className={`${bigFigure} ${ours}`}>{euro(ourPrice)}</p>
        <Text size="small">{translate(copy.below, below)}</Text>
      </div>
      <div className={terms}>
        <Text>{translate(copy.text, { opening: euro(offers.opening.price), limit: euro(offers.limit.price) })}</Text>
        <ol className={numbered}>
          {copy.conditions.map(({ id, text }) => (
            <li key={id}>{translate(text)}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
