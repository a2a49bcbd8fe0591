import { PrintButton } from '../../components/PrintButton/PrintButton.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatPercent } from '../../lib/format.ts'
import { copy } from './copy.ts'
import { bar, line, note, percent, print, progress } from './Progress.css.ts'

/** Progress of the checklist: count, percentage and bar. */
export function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const translate = useMessage()
  const { language } = useLanguage()
  return (
    <div className={progress}>
      <div className={line}>
        <p role="status">
          <Message of={copy.progress} values={{ done, total }} />
        </p>
        <p className={percent} aria-hidden="true">
          {formatPercent(done / total, localeTags[language].intl, 0)}
        </p>
      </div>
      <progress className={bar} max={total} value={done} aria-label={translate(copy.progressLabel)} />
      <p className={note}>{translate(copy.note)}</p>
      <PrintButton className={print}>{translate(copy.print)}</PrintButton>
    </div>
  )
}
