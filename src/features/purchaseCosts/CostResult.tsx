import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { form, notes as notesCopy, result as copy, sums } from './copy.ts'
import { CostActions } from './CostActions.tsx'
import { CostBar } from './CostBar.tsx'
import type { Calculation } from './costItems.ts'
import { answer, figure, head, list, notes, part, stale } from './CostResult.css.ts'
import { kindNoteId } from './CostForm.tsx'
import { CostTable } from './CostTable.tsx'
import { useFormats } from './useFormats.ts'

type Props = {
  /** Undefined without a valid price. */
  readonly calculation: Calculation | undefined
  readonly isLoading: boolean
  /** Writes the calculation to the address and returns the address. */
  readonly onCopyLink: (values: Pick<Calculation, 'price' | 'kind'>) => string
}

/** The result: the total cash needed, and what it consists of. */
export function CostResult({ calculation, isLoading, onCopyLink }: Props) {
  const translate = useMessage()
  const { euroSpan, percentSpan } = useFormats()
  const { totalRatio, result } = calculation ?? {}
  return (
    <div className={answer} aria-busy={isLoading}>
      <div className={head}>
        <Text size="small">{translate(sums.cash)}</Text>
        <p className={isLoading ? `${figure} ${stale}` : figure}>{result ? euroSpan(result.cash) : '–'}</p>
        <p className={part}>
          {isLoading && <span>{translate(form.calculating)}</span>}
          {!isLoading && result && totalRatio && (
            <span>
              <Message of={copy.part} values={{ costs: euroSpan(result.total), ratio: percentSpan(totalRatio, 1) }} />
            </span>
          )}
        </p>
      </div>
      {calculation && (
        <div className={isLoading ? `${list} ${stale}` : list}>
          <CostBar calculation={calculation} />
          <CostTable calculation={calculation} />
          <CostActions calculation={calculation} onCopyLink={onCopyLink} />
        </div>
      )}
      <p className={notes}>
        <span id={kindNoteId}>{translate(notesCopy.kinds)}</span> <Message of={notesCopy.rates} />
      </p>
    </div>
  )
}
