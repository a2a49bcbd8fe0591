import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { facts } from '../../content/facts.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatPercentSpan } from '../../lib/format.ts'
import { deductions, withGross, withoutGross } from './copy.ts'
import { yieldBars, yieldOnCash } from './yieldBars.ts'

/** `start`: where the bars begin, user units. `row`: from one bar to the next. */
const screens = [
  { screen: 'wide', width: 720, start: 190, length: 430, row: 48 },
  { screen: 'phone', width: 350, start: 0, length: 282, row: 62 },
] as const
/** Height of a bar, user units. */
const thick = 28
/** From a bar to the figure behind it. */
const gap = 10
/** From one line of deductions to the next, and from the last to the second bar. */
const [line, after] = [20, 14]

type Props = {
  /** Whether the page states the gross yield. */
  readonly hasGross: boolean
}

/** From gross to net: yields as bars to scale, with the deductions between them. */
export function YieldDrawing({ hasGross }: Props) {
  return screens.map((sheet) => <Bars key={sheet.screen} hasGross={hasGross} {...sheet} />)
}

type BarsProps = Props & (typeof screens)[number]

function Bars({ hasGross, screen, width, start, length, row }: BarsProps) {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl } = localeTags[language]
  const copy = hasGross ? withGross : withoutGross
  const all = yieldBars(length, hasGross ? facts.grossYield.max : facts.netYield.max)
  const bars = hasGross ? all : all.slice(1)
  const cashYield = formatPercentSpan(yieldOnCash(), intl, 1)
  const values = {
    gross: formatPercentSpan(facts.grossYield, intl),
    net: formatPercentSpan(facts.netYield, intl),
    cash: cashYield,
  }
  // Names are to the left of the bars where there is room, else above them.
  const isAbove = start === 0
  const top = isAbove ? row - thick - 4 : (row - thick) / 2
  const nameY = isAbove ? top - 7 : top + thick - 9
  // Only a gross bar has something to deduct from.
  const notes = hasGross ? deductions : []
  const notesEnd = hasGross ? row + notes.length * line + after : 0
  const yOf = (at: number): number => (hasGross && at === 0 ? 0 : notesEnd + (hasGross ? at - 1 : at) * row)
  return (
    <Drawing
      screen={screen}
      width={width}
      height={yOf(bars.length)}
      title={translate(copy.title)}
      description={translate(copy.description, { cashYield })}
      caption={<Message of={copy.caption} />}
    >
      {bars.map(({ id, solid, open }, at) => {
        const y = yOf(at)
        return (
          <g key={id}>
            <Area look={id === 'gross' ? 'plaster' : 'wash'} d={box(start, y + top, open)} />
            <Area look={id === 'gross' ? 'mares' : 'accent'} d={box(start, y + top, solid)} />
            <Stroke d={box(start, y + top, open)} />
            <Label look="strong" x={0} y={y + nameY}>
              {translate(copy.bars[id])}
            </Label>
            <Label look={id === 'gross' ? 'strong' : 'accent'} x={start + open + gap} y={y + top + thick - 9}>
              {values[id]}
            </Label>
          </g>
        )
      })}
      {notes.map((names, at) => (
        <Label key={names.id} x={start} y={row + (at + 1) * line - 4}>
          {translate(names)}
        </Label>
      ))}
    </Drawing>
  )
}

const box = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v${thick}h${-length}z`
