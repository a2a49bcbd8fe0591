import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { askingPrices, specimen } from '../../content/specimen.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { formatEuro } from '../../lib/format.ts'
import { useHref, usePage } from '../../seo/usePage.ts'
import { specimen as copy } from './copy.ts'
import { caption, head, house, part, price, sheet, small, sum, term } from './Specimen.css.ts'

/** Sample page of a client's shortlist about a fictional house, marked as a specimen; its long form is a page of its own. */
export function Specimen() {
  const translate = useMessage()
  const href = useHref()
  const { intl } = localeTags[usePage().locale]
  const date = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <figure className={sheet}>
      <div className={head}>
        <Text size="label">{translate(specimen.label)}</Text>
        <p className={house}>{translate(specimen.house)}</p>
        <p className={small}>{translate(specimen.place)}</p>
      </div>
      <dl>
        <div className={part}>
          <dt className={term}>{translate(copy.history)}</dt>
          {askingPrices.map(({ day, by, euro }) => (
            <dd key={day} className={price}>
              <span>
                {date.format(new Date(day))}, {translate(specimen.agencies[by])}
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
      <figcaption className={caption}>
        {translate(copy.caption)} <Link href={href('aiSearchSpecimen')}>{translate(copy.link)}</Link>
      </figcaption>
    </figure>
  )
}
