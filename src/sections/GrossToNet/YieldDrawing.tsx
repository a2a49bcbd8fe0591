import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { facts } from '../../content/facts.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatPercentSpan } from '../../lib/format.ts'
import { deductions as names, withGross, withoutGross } from './copy.ts'
import { yieldBars, yieldOnCash, type Sheet, type YieldBars } from './yieldBars.ts'

const screens = [
  { screen: 'wide', width: 720, start: 190, length: 430, row: 34 },
  { screen: 'phone', width: 350, start: 0, length: 282, row: 44 },
] as const
/** Height of a bar, user units. */
const thick = 20
/** From a bar to the figure behind it. */
const gap = 10

type Props = {
  /** Whether the page states the gross yield. */
  readonly hasGross: boolean
}

/** From gross to net: yields as bars to scale, with the names of the deductions between them. */
export function YieldDrawing({ hasGross }: Props) {
  return screens.map((sheet) => <Bars key={sheet.screen} hasGross={hasGross} {...sheet} />)
}

type BarsProps = Props & Sheet & { readonly screen: 'wide' | 'phone'; readonly width: number }

function Bars({ hasGross, screen, width, ...sheet }: BarsProps) {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl } = localeTags[language]
  const copy = hasGross ? withGross : withoutGross
  const { height, bars, deductions } = yieldBars(names.length, sheet)
  const cashYield = formatPercentSpan(yieldOnCash(), intl, 1)
  const values = {
    gross: hasGross ? formatPercentSpan(facts.grossYield, intl) : '',
    net: formatPercentSpan(facts.netYield, intl),
    cash: cashYield,
  }
  // Names are to the left of the bars where there is room, else above them.
  const isAbove = sheet.start === 0
  const top = isAbove ? sheet.row - thick - 4 : (sheet.row - thick) / 2
  const nameY = isAbove ? top - 7 : top + thick - 5
  const { start } = sheet
  return (
    <Drawing
      screen={screen}
      width={width}
      height={height}
      title={translate(copy.title)}
      description={translate(copy.description, { cashYield })}
      caption={<Message of={copy.caption} />}
    >
      {bars.map(({ id, y, solid, open }) => {
        const isKnown = id !== 'gross' || hasGross
        return (
          <g key={id}>
            {isKnown && <Area look={id === 'gross' ? 'plaster' : 'wash'} d={box(start, y + top, open)} />}
            {isKnown && <Area look={id === 'gross' ? 'mares' : 'accent'} d={box(start, y + top, solid)} />}
            <Stroke look={isKnown ? 'hair' : 'dashed'} d={box(start, y + top, open)} />
            <Label look="strong" x={0} y={y + nameY}>
              {translate(copy.bars[id])}
            </Label>
            <Label look={id === 'gross' ? 'strong' : 'accent'} x={start + open + gap} y={y + top + thick - 5}>
              {values[id]}
            </Label>
          </g>
        )
      })}
      {deductions.map((y, at) => (
        <Label key={names[at]?.id} x={0} y={y + (isAbove ? top - 4 : nameY)}>
          {names[at] && translate(names[at].name)}
        </Label>
      ))}
      <Stroke look="dashed" d={betweenEnds(bars, start, top)} />
    </Drawing>
  )
}

const box = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v${thick}h${-length}z`

/** A line from the end of the first bar to the end of the second. */
function betweenEnds([gross, net]: YieldBars['bars'], start: number, top: number): string {
  return `M${start + gross.open} ${gross.y + top + thick}L${start + net.open} ${net.y + top}`
}
