import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { formatEuro } from '../../lib/format.ts'
import { usePage } from '../../seo/usePage.ts'
import { specimen as copy } from './copy.ts'
import { caption, head, house, part, price, sheet, small, sum, term } from './Specimen.css.ts'

/** Asking prices of two fictional agencies, without a year so that the sample does not look outdated. */
const prices = [
  { day: '2026-03-03', by: copy.agencies.a, euro: 2_490_000 },
  { day: '2026-06-19', by: copy.agencies.b, euro: 2_350_000 },
  { day: '2026-10-07', by: copy.agencies.both, euro: 2_290_000 },
]

/** Sample page of a client's shortlist about a fictional house, marked as a specimen. */
export function Specimen() {
  const translate = useMessage()
  const { intl } = localeTags[usePage().locale]
  const date = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <figure className={sheet}>
      <div className={head}>
        <Text look="label">{translate(copy.label)}</Text>
        <p className={house}>{translate(copy.house)}</p>
        <p className={small}>{translate(copy.place)}</p>
      </div>
      <dl>
        <div className={part}>
          <dt className={term}>{translate(copy.history)}</dt>
          {prices.map(({ day, by, euro }) => (
            <dd key={day} className={price}>
              <span>
                {date.format(new Date(day))}, {translate(by)}
              </span>
              <span className={sum}>{formatEuro(euro, intl)}</span>
            </dd>
          ))}
        </div>
        {copy.parts.map((item) => (
          <div key={item.id} className={part}>
            <dt className={term}>{translate(item.term)}</dt>
            <dd className={small}>
              <Message of={item.text} />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className={caption}>{translate(copy.caption)}</figcaption>
    </figure>
  )
}
