import { Message, useMessage } from '../../i18n/Message.tsx'
import { Chapter } from './Chapter.tsx'
import { notes, section as copy } from './copy.ts'
import { body, note, noteList, noteNumber, small, undeclared } from './dossier.css.ts'
import { SectionDrawing } from './SectionDrawing.tsx'
import { useFormats } from './useFormats.ts'

/** The section with its numbered notes. */
export function SectionChapter() {
  const translate = useMessage()
  const { figures } = useFormats()
  return (
    <Chapter name="section" text={copy.text}>
      <div className={body}>
        <SectionDrawing />
        <ol className={noteList}>
          {notes.map(({ id, isDeclared, name, text }, at) => (
            <li key={id} className={isDeclared ? note : undeclared}>
              <span className={noteNumber}>{at + 1}</span>
              <p className={small}>
                <strong>
                  <Message of={name} values={figures} />
                  <span className="visually-hidden">
                    {', '}
                    {translate(isDeclared ? copy.documented : copy.undeclared)}
                  </span>
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
