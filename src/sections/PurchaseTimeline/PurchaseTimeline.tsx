import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { timeline as copy } from './copy.ts'
import { drawing } from './PurchaseTimeline.css.ts'
import { positionOf, rows } from './timeline.ts'

type Sheet = {
  readonly screen: 'wide' | 'phone'
  readonly width: number
  /** Where the axis begins: next to the names, or below them. */
  readonly start: number
  readonly row: number
}
const sheets: readonly Sheet[] = [
  { screen: 'wide', width: 720, start: 264, row: 36 },
  { screen: 'phone', width: 350, start: 0, row: 48 },
]
const thick = 16
/** Above the rows, for the name of the day at the notary. */
const above = 24

/** From the first call to the notary, and what has to be done by then, on one time line to scale. */
export function PurchaseTimeline() {
  return (
    <div className={drawing}>
      {sheets.map((sheet) => (
        <Timeline key={sheet.screen} {...sheet} />
      ))}
    </div>
  )
}

function Timeline({ screen, width, start, row }: Sheet) {
  const translate = useMessage()
  const length = width - start
  const height = above + rows.length * row
  const notary = start + positionOf(0, length)
  const isBelowName = start === 0
  return (
    <Drawing
      screen={screen}
      width={width}
      height={height}
      title={translate(copy.title)}
      description={translate(copy.description)}
      caption={<Message of={copy.caption} />}
    >
      {rows.map(({ id, filled, open }, at) => {
        const y = above + at * row + (isBelowName ? row - thick - 4 : (row - thick) / 2)
        const bar = ({ from, to }: typeof open) => {
          const x = start + positionOf(from, length)
          return `M${x} ${y}H${start + positionOf(to, length)}v${thick}H${x}z`
        }
        return (
          <g key={id}>
            <Area tone="mares" d={bar(filled)} />
            <Stroke d={bar(open)} />
            <Label x={0} y={isBelowName ? y - 7 : y + thick - 3}>
              {translate(copy.rows[id])}
            </Label>
          </g>
        )
      })}
      <Stroke tone="strong" d={`M${notary} 0V${height}`} />
      <Label tone="strong" x={notary - 6} y={12} align="end">
        {translate(copy.notary)}
      </Label>
    </Drawing>
  )
}
