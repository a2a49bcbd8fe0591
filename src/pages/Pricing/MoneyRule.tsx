import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { company } from '../../content/company.ts'
import { facts } from '../../content/facts.ts'
import { moneyRule } from './moneyRule.ts'

const { length, commission, share, fee, marks } = moneyRule({
  commission: facts.sellerCommission,
  share: company.commissionShare,
  fee: facts.feeRate,
})
/** Thickness of the rule, user units. */
const thickness = 100
const [short, long] = [28, 56]
/** Size without styles, CSS pixels. */
const bare = { width: 64, height: 6 }

/** The price as a rule across the page; its caption says what is drawn. */
export function MoneyRule() {
  return (
    <svg {...bare} viewBox={`0 0 ${length} ${thickness}`} preserveAspectRatio="none" aria-hidden="true">
      <Area tone="mares" d={`M${share.from} 0H${share.to}V${thickness}H${share.from}z`} />
      <Stroke tone="quiet" d={marks.map(({ at, isLong }) => `M${at} 0v${isLong ? long : short}`).join('')} />
      <Stroke d={`M${length} 0H0V${thickness}H${length}M${commission.from} 0V${thickness}`} />
      <Stroke tone="accent" d={`M${fee.to} ${-short}V${thickness + short}`} />
      <Area tone="accent" d={`M${fee.from} 0H${fee.to}V${thickness}H${fee.from}z`} />
    </svg>
  )
}
