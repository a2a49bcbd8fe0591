import { Message } from '../../i18n/Message.tsx'
import { useMeasures } from '../../sections/Dossier/useMeasures.ts'
import { Chapter } from './Chapter.tsx'
import { notes, section as copy } from './copy.ts'
import { body, note, noteList, noteNumber, small, unpermitted, unpermittedNumber } from './dossier.css.ts'
import { SectionDrawing } from './SectionDrawing.tsx'

/** The section with its numbered notes. */
export function SectionChapter() {
  const { figures } = useMeasures()
  return (
    <Chapter name="section" text={copy.text}>
      <div className={body}>
        <SectionDrawing />
        <ol className={noteList}>
          {notes.map(({ id, isPermitted, name, text }, at) => (
            <li key={id} className={isPermitted ? note : unpermitted}>
              <span className={isPermitted ? noteNumber : unpermittedNumber}>{at + 1}</span>
              <p className={small}>
                <strong>
                  <Message of={name} values={figures} />
                </strong>
                <Message of={text} values={figures} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Chapter>
  )
}
