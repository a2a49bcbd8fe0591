import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { disclaimer, form, result as copy, table } from './copy.ts'
import { CostActions } from './CostActions.tsx'
import { CostBar } from './CostBar.tsx'
import type { Calculation } from './costItems.ts'
import { answer, drawing, figure, head, notes, ratio, stale } from './CostResult.css.ts'
import { CostTable } from './CostTable.tsx'
import { TaxBands } from './TaxBands.tsx'
import { TaxDrawing } from './TaxDrawing.tsx'
import { useFormats } from './useFormats.ts'

type Props = {
  /** Undefined without a valid price. */
  readonly calculation: Calculation | undefined
  readonly isLoading: boolean
  /** Writes the calculation to the address and returns the address. */
  readonly onCopyLink: (values: Pick<Calculation, 'price' | 'kind'>) => string
}

/** The result: extra costs, their composition, and the total cash needed. */
export function CostResult({ calculation, isLoading, onCopyLink }: Props) {
  const translate = useMessage()
  const { euroSpan, percentSpan } = useFormats()
  const { totalRatio, result } = calculation ?? {}
  return (
    <div className={answer} aria-busy={isLoading}>
      <div className={head}>
        <div>
          <Text size="small">{translate(copy.heading)}</Text>
          <p className={isLoading ? `${figure} ${stale}` : figure}>{result ? euroSpan(result.total) : '–'}</p>
        </div>
        <p className={ratio}>
          {isLoading && <span>{translate(form.calculating)}</span>}
          {!isLoading && totalRatio && (
            <span>
              <Message of={copy.ratio} values={{ ratio: percentSpan(totalRatio, 1) }} />
            </span>
          )}
        </p>
      </div>
      {calculation && (
        <div className={isLoading ? stale : undefined}>
          <CostBar calculation={calculation} />
          <CostTable calculation={calculation} />
          <CostActions calculation={calculation} onCopyLink={onCopyLink} />
          <div className={drawing}>
            <TaxDrawing calculation={calculation} />
          </div>
          <TaxBands calculation={calculation} />
        </div>
      )}
      <div className={notes}>
        <p>{translate(table.gestoriaNote)}</p>
        <p>
          <Message of={disclaimer} />
        </p>
      </div>
    </div>
  )
}
