import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { facts } from '../../content/facts.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { formatPercent } from '../../lib/format.ts'
import { usePage } from '../../seo/usePage.ts'
import { yields as copy } from './copy.ts'
import { axis, bar, basis, cost, name, row, rows, taper, tick } from './Yields.css.ts'

const { grossYield: gross, netYield: net } = facts
const x = (rate: number) => (rate / gross.max) * 100
/** From the gross range at the top to the net range at the bottom. */
const outline = `M${x(gross.min)} 0H${x(gross.max)}L${x(net.max)} 100H${x(net.min)}z`

const intervals = 5
const ticks = Array.from({ length: intervals + 1 }, (_, index) => (index / intervals) * gross.max)

/** The gross range tapers to the net range on one axis; the red part is what costs take away. */
export function Yields() {
  const translate = useMessage()
  const { intl } = localeTags[usePage().locale]
  return (
    <>
      <ul className={rows}>
        <li className={row.gross}>
          <div>
            <span className={name}>{translate(copy.gross.name)}</span>
            <span className={basis}>{translate(copy.gross.basis)}</span>
          </div>
          <span className={bar.gross}>{translate(copy.gross.value)}</span>
        </li>
        <li className={row.costs}>
          <svg className={taper} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <Area tone="wash" d={outline} />
            <Stroke tone="accent" d={outline} />
          </svg>
          <span className={cost}>{translate(copy.costs)}</span>
        </li>
        <li className={row.net}>
          <div>
            <span className={name}>{translate(copy.net.name)}</span>
            <span className={basis}>{translate(copy.net.basis)}</span>
          </div>
          <span className={bar.net}>{translate(copy.net.value)}</span>
        </li>
      </ul>
      <div className={axis} aria-hidden="true">
        {ticks.map((rate) => (
          <span key={rate} className={tick}>
            {formatPercent(rate, intl)}
          </span>
        ))}
      </div>
    </>
  )
}
