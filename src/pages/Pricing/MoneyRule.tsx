import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { facts } from '../../content/facts.ts'
import { moneyRule } from './moneyRule.ts'
import { across, down } from './MoneyRule.css.ts'

const { length, commission, fee, marks } = moneyRule(facts.sellerCommission, facts.feeRate)
/** Thickness of the rule, user units. */
const thickness = 100
const [short, long] = [28, 56]
/** Size without styles, CSS pixels. */
const bare = { long: 64, short: 6 }

/** The rule across the page, or down it on phones; the texts next to it say the same. */
export function MoneyRule() {
  return (
    <>
      <svg
        className={across}
        width={bare.long}
        height={bare.short}
        viewBox={`0 0 ${length} ${thickness}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Area tone="mares" d={`M${commission.from} 0H${commission.to}V${thickness}H${commission.from}z`} />
        <Stroke tone="quiet" d={marks.map(({ at, isLong }) => `M${at} 0v${isLong ? long : short}`).join('')} />
        <Stroke d={`M${length} 0H0V${thickness}H${length}M${commission.from} 0V${thickness}`} />
        <Area tone="accent" d={`M${fee.from} 0H${fee.to}V${thickness}H${fee.from}z`} />
      </svg>
      <svg
        className={down}
        width={bare.short}
        height={bare.long}
        viewBox={`0 0 ${thickness} ${length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Area tone="mares" d={`M0 ${commission.from}V${commission.to}H${thickness}V${commission.from}z`} />
        <Stroke tone="quiet" d={marks.map(({ at, isLong }) => `M0 ${at}h${isLong ? long : short}`).join('')} />
        <Stroke d={`M0 ${length}V0H${thickness}V${length}M0 ${commission.from}H${thickness}`} />
        <Area tone="accent" d={`M0 ${fee.from}V${fee.to}H${thickness}V${fee.from}z`} />
      </svg>
    </>
  )
}
