import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { table } from './copy.ts'
import { bar, fills } from './CostBar.css.ts'
import { segments, type Calculation, type CostItemId } from './costItems.ts'

/** Width of the bar, SVG user units; CSS sets the height. */
const length = 1000
const gap = 2

/** The extra costs as one stacked bar; a range counts with its midpoint. */
export function CostBar({ calculation: { items, result } }: { readonly calculation: Calculation }) {
  const translate = useMessage()
  const { percentSpan } = useFormats()
  const { tax, total } = result
  const taxRatio = { min: tax / total.max, max: tax / total.min }
  return (
    <svg
      className={bar}
      viewBox={`0 0 ${length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={translate(table.barAlternative, { taxRatio: percentSpan(taxRatio, 1) })}
    >
      {segments(items, length).map(({ id, start, width }) => (
        <rect key={id} className={fills[id]} x={start} y="0" width={Math.max(0, width - gap)} height="1" />
      ))}
    </svg>
  )
}

/** The small square that ties a row of the table to its part of the bar. */
export function ColorKey({ id, className }: { readonly id: CostItemId; readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 1 1" aria-hidden="true">
      <rect className={fills[id]} width="1" height="1" />
    </svg>
  )
}
