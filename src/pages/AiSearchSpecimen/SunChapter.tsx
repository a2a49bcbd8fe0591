import { sunDates } from '../../content/specimen.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { TerraceLight } from '../../sections/TerraceLight/TerraceLight.tsx'
import { Chapter } from './Chapter.tsx'
import { sun as copy } from './copy.ts'
import { bigFigure, drawingAndHours, hours, small } from './dossier.css.ts'
import { SunDrawing } from './SunDrawing.tsx'
import { sunOn } from './sunOn.ts'

/** The sun on the terrace in summer and in winter: seen, drawn and counted. */
export function SunChapter() {
  const translate = useMessage()
  const { clock, day, tag } = useFormats()
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Chapter name="sun" text={copy.text}>
      <div className={drawingAndHours}>
        <TerraceLight sizes="(min-width: 64em) 62vw, 92vw" />
        <SunDrawing />
        <dl className={hours}>
          {(['december', 'june'] as const).map((name) => {
            const { from, until, minutes } = sunOn(name)
            return (
              <div key={name}>
                <dt className={small}>{day(sunDates[name])}</dt>
                <dd>
                  <span className={bigFigure}>{decimal.format(minutes / 60)}</span>{' '}
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
