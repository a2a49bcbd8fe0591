import { Link } from '../../components/Link/Link.tsx'
import { askingPrices, specimen } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { formatEuro } from '../../lib/format.ts'
import { useHref, usePage } from '../../seo/usePage.ts'
import { specimen as copy } from './copy.ts'
import { entries, head, house, license, link, mark, price, sheet, sum, term } from './Specimen.css.ts'

/** Part of a sample page about a fictional house, marked as a specimen; its long form is a page of its own. */
export function Specimen() {
  const translate = useMessage()
  const href = useHref()
  const { intl } = localeTags[usePage().locale]
  const date = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <figure className={sheet}>
      <figcaption className={head}>
        <span className={house}>{translate(specimen.house)}</span>
        <span className={mark}>{translate(specimen.mark)}</span>
        <span className={link}>
          <Link href={href('aiSearchSpecimen')}>{translate(copy.link)}</Link>
        </span>
      </figcaption>
      <dl className={entries}>
        <dt className={term}>{translate(copy.license)}</dt>
        <dd className={license}>{translate(specimen.license)}</dd>
        <dt className={term}>{translate(copy.history)}</dt>
        {askingPrices.map(({ day, by, euro }) => (
          <dd key={day} className={price}>
            <span>
              {date.format(new Date(day))}, {translate(specimen.agencies[by])}
            </span>
            <span className={sum}>{formatEuro(euro, intl)}</span>
          </dd>
        ))}
      </dl>
    </figure>
  )
}
