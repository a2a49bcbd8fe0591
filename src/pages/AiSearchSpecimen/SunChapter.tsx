import { useMessage } from '../../i18n/Message.tsx'
import { Chapter } from './Chapter.tsx'
import { sun as copy } from './copy.ts'
import { bigFigure, drawingAndHours, hours, small } from './dossier.css.ts'
import { SunDrawing } from './SunDrawing.tsx'
import { useFormats } from '../../sections/Dossier/useFormats.ts'
import { dayLabel, sunOn } from './sunOn.ts'

/** The sun on the terrace in summer and in winter. */
export function SunChapter() {
  const translate = useMessage()
  const { clock, day, hours: formatHours } = useFormats()
  return (
    <Chapter name="sun" text={copy.text}>
      <div className={drawingAndHours}>
        <SunDrawing />
        <dl className={hours}>
          {(['december', 'june'] as const).map((name) => {
            const { from, until, minutes } = sunOn(name)
            return (
              <div key={name}>
                <dt className={small}>{day(dayLabel[name])}</dt>
                <dd>
                  <span className={bigFigure}>{formatHours(minutes / 60)}</span>{' '}
                  <span className={small}>{translate(copy.hours)}</span>
                </dd>
                <dd className={small}>{translate(copy.span, { from: clock(from), until: clock(until) })}</dd>
              </div>
            )
          })}
        </dl>
      </div>
    </Chapter>
  )
}
