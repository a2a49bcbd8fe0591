import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { result as copy, sums } from './copy.ts'
import { CostActions } from './CostActions.tsx'
import { CostBar } from './CostBar.tsx'
import type { Calculation } from './costItems.ts'
import { answer, figure, head, part, stale } from './CostResult.css.ts'
import { CostTable } from './CostTable.tsx'

type Props = {
  readonly calculation: Calculation
  /** While the next result is being calculated. */
  readonly isStale: boolean
  /** Writes the calculation to the address and returns the address. */
  readonly onCopyLink: () => string
}

/** The result: the total cash needed, and what it consists of. */
export function CostResult({ calculation, isStale, onCopyLink }: Props) {
  const translate = useMessage()
  const { euroSpan, percentSpan } = useFormats()
  const { price, result } = calculation
  const costs = { min: result.cash.min - price, max: result.cash.max - price }
  return (
    <div className={isStale ? `${answer} ${stale}` : answer}>
      <div className={head}>
        <Text size="small">{translate(sums.cash)}</Text>
        <p className={figure}>{euroSpan(result.cash)}</p>
        <p className={part}>
          <Message
            of={copy.part}
            values={{
              costs: euroSpan(costs),
              ratio: percentSpan({ min: costs.min / price, max: costs.max / price }, 1),
            }}
          />
        </p>
      </div>
      <div>
        <CostBar calculation={calculation} />
        <CostTable calculation={calculation} />
        <CostActions isStale={isStale} onCopyLink={onCopyLink} />
      </div>
    </div>
  )
}
