import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { facts } from '../../content/facts.ts'
import { yieldYear } from '../../content/yieldExample.ts'
import { localeTags } from '../../i18n/locales.ts'
import { formatPercent } from '../../lib/format.ts'
import { usePage } from '../../seo/usePage.ts'
import { drawing, end, scale } from './CostScale.css.ts'

const { price, gross, costs, grossYield, netYield } = yieldYear
const x = (euro: number) => (euro / price / facts.grossYield.max) * 100
/** What is left of the rent after each cost, from gross to net. */
const left = Object.values(costs).reduce((sums, cost) => [...sums, (sums.at(-1) ?? 0) - cost], [gross])

/** The operating costs of the example as parts of the axis of the yields (Yields.tsx). */
export function CostScale() {
  const { intl } = localeTags[usePage().locale]
  return (
    <div className={scale} aria-hidden="true">
      <svg className={drawing} viewBox="0 0 100 10" preserveAspectRatio="none">
        <Area tone="wash" d={`M${x(gross)} 0V10H${x(left.at(-1) ?? 0)}V0z`} />
        <Stroke d="M0 10H100" />
        <Stroke tone="accent" d={left.map((sum) => `M${x(sum)} 0V10`).join('')} />
      </svg>
      <span className={end.net}>{formatPercent(netYield, intl, 1)}</span>
      <span className={end.gross}>{formatPercent(grossYield, intl, 1)}</span>
    </div>
  )
}
