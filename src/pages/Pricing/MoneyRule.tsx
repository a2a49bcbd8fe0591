import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { company } from '../../content/company.ts'
import { facts } from '../../content/facts.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { rectangle } from '../../lib/outline.ts'
import { opening } from './copy.ts'
import {
  bar,
  bracket,
  commission as seller,
  fan,
  fee as buyer,
  legend,
  part,
  price,
  sheet,
  strip,
} from './MoneyRule.css.ts'
import { moneyRule } from './moneyRule.ts'

const { length, commission, share, fee, marks } = moneyRule({
  commission: facts.sellerCommission,
  share: company.commissionShare,
  fee: facts.feeRate,
})
/** Height of each part of the drawing, user units. */
const height = 100
const [short, long] = [16, 30]
const box = (from: number, to: number) => rectangle(from, 0, to - from, height)

/** The price as a rule across the page, and below it its end enlarged: the parts of the commission, and the fee. */
export function MoneyRule() {
  const translate = useMessage()
  return (
    <div>
      <div className={bar}>
        <svg className={sheet} viewBox={`0 0 ${length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <Area tone="sand" d={box(share.from, share.to)} />
          <Parts />
          <Stroke tone="quiet" d={marks.map(({ at, isLong }) => `M${at} 0v${isLong ? long : short}`).join('')} />
          <Stroke d={box(0, commission.to)} />
          <Stroke tone="accent" d={`M${fee.to} ${-short}V${height}`} />
        </svg>
        <p className={price}>{translate(opening.price)}</p>
      </div>
      <svg className={fan} viewBox={`0 0 ${length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <Stroke d={`M${commission.from} 0L0 ${height}M${length} 0V${height}`} />
      </svg>
      <div className={strip}>
        <svg
          className={sheet}
          viewBox={`${commission.from} 0 ${length - commission.from} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Parts />
        </svg>
        <p className={part.agent}>{translate(opening.rule.agent)}</p>
        <p className={part.share}>{translate(opening.rule.share)}</p>
      </div>
      <div className={bracket} />
      <div className={legend}>
        <p className={seller}>{translate(opening.rule.commission)}</p>
        <p className={buyer}>{translate(opening.rule.fee)}</p>
      </div>
    </div>
  )
}

/** The outlines of commission and share, and the fee, at the end of the rule. */
function Parts() {
  return (
    <>
      <Stroke d={box(commission.from, share.from) + box(share.from, share.to)} />
      <Area tone="accent" d={box(fee.from, fee.to)} />
      <Stroke tone="accent" d={box(fee.from, fee.to)} />
    </>
  )
}
