import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { facts } from '../../content/facts.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatPercent, formatPercentSpan } from '../../lib/format.ts'
import { deductions, withGross, withoutGross } from './copy.ts'
import { yieldBars, yieldOnCash } from './yieldBars.ts'

/** `start`: where the bars begin, user units. `row`: from one bar to the next. */
const screens = [
  { screen: 'wide', width: 720, start: 190, length: 430, row: 36 },
  { screen: 'phone', width: 350, start: 0, length: 282, row: 48 },
] as const
/** Height of a bar, user units. */
const thick = 16
/** From a bar to the figure behind it. */
const gap = 10
/** From one line of deductions to the next, and from the last to the second bar. */
const [line, after] = [20, 14]
/** Below the last bar: the axis, and its figures. */
const axis = 36
/** Of the axis, from one tick to the next, in percent. */
const step = 2

type Props = {
  /** Whether the page states the gross yield. */
  readonly hasGross: boolean
}

/** From gross to net: yields as bars to one scale, filled up to the lowest, with the deductions between them. */
export function YieldDrawing({ hasGross }: Props) {
  return screens.map((sheet) => <Bars key={sheet.screen} hasGross={hasGross} {...sheet} />)
}

type BarsProps = Props & (typeof screens)[number]

function Bars({ hasGross, screen, width, start, length, row }: BarsProps) {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl } = localeTags[language]
  const copy = hasGross ? withGross : withoutGross
  const highest = hasGross ? facts.grossYield.max : facts.netYield.max
  const all = yieldBars(length, highest)
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
  const nameY = isAbove ? top - 7 : top + thick - 3
  // Only a gross bar has something to deduct from.
  const notes = hasGross ? deductions : []
  const notesEnd = hasGross ? row + notes.length * line + after : 0
  const ticks = Array.from({ length: Math.round((highest * 100) / step) + 1 }, (_, at) => (at * step) / 100)
  const xOf = (ratio: number): number => start + (ratio / highest) * length
  const yOf = (at: number): number => (hasGross && at === 0 ? 0 : notesEnd + (hasGross ? at - 1 : at) * row)
  const axisY = yOf(bars.length) + after / 2
  return (
    <Drawing
      screen={screen}
      width={width}
      height={yOf(bars.length) + axis}
      title={translate(copy.title)}
      description={translate(copy.description, { cashYield })}
      caption={<Message of={copy.caption} />}
    >
      {bars.map(({ id, solid, open }, at) => {
        const y = yOf(at)
        return (
          <g key={id}>
            <Area tone="mares" d={box(start, y + top, solid)} />
            <Stroke d={box(start, y + top, open)} />
            <Label x={0} y={y + nameY}>
              {translate(copy.bars[id])}
            </Label>
            <Label tone={id === 'cash' ? 'accent' : 'strong'} x={start + open + gap} y={y + top + thick - 3}>
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
      <Stroke d={`M${start} ${axisY}h${length}${ticks.map((ratio) => `M${xOf(ratio)} ${axisY}v5`).join('')}`} />
      {ticks.map((ratio) => (
        <Label key={ratio} x={xOf(ratio)} y={axisY + 20} align={ratio === 0 && isAbove ? 'start' : 'middle'}>
          {formatPercent(ratio, intl, 0)}
        </Label>
      ))}
    </Drawing>
  )
}

const box = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v${thick}h${-length}z`
