import { PrintButton } from '../../components/PrintButton/PrintButton.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { copy } from './copy.ts'
import { bar, line, note, percent, print, progress } from './Progress.css.ts'

/** Progress of the checklist: count, percentage and bar. */
export function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const translate = useMessage()
  const { percent: formatPercent } = useFormats()
  return (
    <div className={progress}>
      <div className={line}>
        <p role="status">
          <Message of={copy.progress} values={{ done, total }} />
        </p>
        <p className={percent} aria-hidden="true">
          {formatPercent(done / total, 0)}
        </p>
      </div>
      <progress className={bar} max={total} value={done} aria-label={translate(copy.progressLabel)} />
      <p className={note}>{translate(copy.note)}</p>
      <PrintButton className={print}>{translate(copy.print)}</PrintButton>
    </div>
  )
}
