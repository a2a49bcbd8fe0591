import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { facts } from '../../content/facts.ts'
import { savingFigures } from '../../content/savings.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { circle } from '../../lib/outline.ts'
import { savings as copy } from './copy.ts'
import { columns, dots, figure, label, words } from './Savings.css.ts'

/** User units: size of the drawing, its axis, and the radius of a dot. */
const [width, height, axis, radius] = [390, 122, 92, 4]
const step = 0.1

const { count, ...ratios } = savingFigures(facts.savings)
const { mean, median, min, max } = ratios
/** The scale ends at the next step after the largest saving. */
const end = (Math.floor(max / step) + 1) * step
const x = (ratio: number): number => (ratio / end) * width
const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step)
/** How many purchases before this one have the same saving, in whole percent. */
const below = (index: number): number =>
  facts.savings.slice(0, index).filter((other) => percentOf(other) === percentOf(facts.savings[index] ?? 0)).length
const percentOf = (ratio: number): number => Math.round(ratio * 100)

/** What each purchase saved, on one scale, with median and mean. */
export function Savings() {
  const translate = useMessage()
  const { percent: formatPercent } = useFormats()
  const percent = (ratio: number) => formatPercent(ratio, 0)
  const texts = { count, mean: percent(mean), median: percent(median), min: percent(min), max: percent(max) }
  const isMeanLower = mean < median
  return (
    <div className={columns}>
      <div className={words}>
        <p className={figure}>{texts.mean}</p>
        <p className={label}>{translate(copy.label)}</p>
        <Text size="small">
          <Message of={copy.description} />
        </Text>
      </div>
      <Drawing
        className={dots}
        width={width}
        height={height}
        title={translate(copy.title)}
        description={translate(copy.alternative, texts)}
        caption={translate(copy.caption)}
      >
        <Stroke tone="dashed" d={`M${x(mean)} 6V${axis}`} />
        <Stroke tone="strong" d={`M${x(median)} 6V${axis}`} />
        {facts.savings.map((saving, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- purchases have no other name
          <Area key={index} tone="accent" d={circle([x(saving), axis - 12 - below(index) * 2.5 * radius], radius)} />
        ))}
        <Stroke d={`M0 ${axis}H${width}${ticks.map((tick) => `M${x(tick)} ${axis}v5`).join('')}`} />
        {ticks.map((tick) => (
          <Label
            key={tick}
            x={x(tick)}
            y={height - 8}
            align={tick === 0 ? 'start' : tick === ticks.at(-1) ? 'end' : 'middle'}
          >
            {percent(tick)}
          </Label>
        ))}
        <Label tone="strong" x={x(median) + (isMeanLower ? 6 : -6)} y={18} align={isMeanLower ? 'start' : 'end'}>
          {translate(copy.median, texts)}
        </Label>
        <Label x={x(mean) + (isMeanLower ? -6 : 6)} y={18} align={isMeanLower ? 'end' : 'start'}>
          {translate(copy.mean, texts)}
        </Label>
      </Drawing>
    </div>
  )
}
