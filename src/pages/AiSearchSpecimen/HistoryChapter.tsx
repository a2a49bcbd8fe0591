import { annexInAsking, askingPrice, firstPrice } from '../../content/specimen.ts'
import { useFormats } from '../../i18n/useFormats.ts'
import { Chapter } from './Chapter.tsx'
import { history } from '../../sections/Dossier/copy.ts'
import { drawingAndHours } from './dossier.css.ts'
import { HistoryDrawing } from '../../sections/Dossier/HistoryDrawing.tsx'

/** The asking prices so far. */
export function HistoryChapter() {
  const { euro } = useFormats()
  return (
    <Chapter
      name="history"
      text={history.text}
      values={{ drop: euro(firstPrice - askingPrice), annexInAsking: euro(annexInAsking) }}
    >
      <div className={drawingAndHours}>
        <HistoryDrawing />
      </div>
    </Chapter>
  )
}
