import type { ReactNode } from 'react'
import { Area, Drawing, Label, Stroke } from '../../components/Drawing/Drawing.tsx'
import { stampDutyRate } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { rectangle } from '../../lib/outline.ts'
import { drawing as copy } from './copy.ts'
import { stale } from './CostResult.css.ts'
import type { Calculation } from './costItems.ts'
import { newBuildBlocks, priceMark, drawnUpTo, taxedSteps, taxStair, type Box } from './taxStair.ts'
import { letters } from './TaxDrawing.css.ts'

const size = { width: 500, height: 280 } as const
/** Above the drawing for the price, and below it for the thresholds, user units. */
const [above, below] = [48, 28]

type Props = {
  readonly calculation: Calculation
  /** While the next result is being calculated. */
  readonly isStale: boolean
}

/** The taxes to scale, with the visitor's price: a stair of bands, or VAT and stamp duty on the whole price. */
export function TaxDrawing({ calculation: { price, kind, result }, isStale }: Props) {
  const translate = useMessage()
  const { euro, number } = useFormats()
  const bands = number(purchaseCosts.transferTaxBands.length)
  const texts = { price: euro(price), tax: euro(result.tax), end: euro(drawnUpTo), bands }
  const { title, description, caption, beyond } = copy[kind]
  const { width, height } = size
  const { x, isBeyond } = priceMark(price, width)
  const isRight = x > width / 2
  return (
    <Drawing
      width={width}
      height={above + height + below}
      title={translate(title, texts)}
      description={translate(description, texts)}
      caption={translate(isBeyond ? beyond : caption, texts)}
      {...(isStale && { className: stale })}
    >
      {kind === 'resale' ? <Stair price={price} /> : <Blocks price={price} />}
      <Stroke d={`M0 ${above + height}H${width}`} />
      <g className={letters}>
        {thresholds[kind].map((threshold) => {
          const at = priceMark(threshold, width).x
          return (
            <Label key={threshold} x={at} y={above + height + 20} align="middle">
              {number(threshold / 1e6)}
            </Label>
          )
        })}
        <Label x={width} y={above + height + 20} align="end">
          {translate(copy.unit)}
        </Label>
        <Label tone="strong" x={isRight ? x - 6 : x + 6} y={36} align={isRight ? 'end' : 'start'}>
          {isBeyond ? `${euro(price)} →` : euro(price)}
        </Label>
      </g>
    </Drawing>
  )
}

/** Prices at which a rate changes. */
const thresholds = {
  resale: purchaseCosts.transferTaxBands.map(({ upTo }) => upTo).filter(Number.isFinite),
  newBuild: purchaseCosts.newBuildStampDuty.map(({ from }) => from).filter((from) => from > 0),
}

type PartProps = { readonly price: number }

function Stair({ price }: PartProps) {
  const { percent } = useFormats()
  const steps = taxStair(size)
  const { x } = priceMark(price, size.width)
  const top = steps.findLast((step) => step.x < x)?.y ?? 0
  return (
    <>
      {taxedSteps(steps, price, size).map((step) => (
        <Area key={step.x} tone="mares" d={outline(step)} />
      ))}
      {steps.slice(1).map((step) => (
        <Stroke key={step.from} tone="quiet" d={`M${step.x} ${above + step.y}V${above + size.height}`} />
      ))}
      <Stroke
        d={`M0 ${above + size.height}${steps.map((step) => `V${above + step.y}H${step.x + step.width}`).join('')}`}
      />
      <Stroke tone="strong" d={`M${x} 16V${above + top}`} />
      {steps.map((step) => (
        <Label key={step.from} tone="figure" x={labelX(step, x)} y={above + step.y + 42} align="middle">
          {percent(step.rate)}
        </Label>
      ))}
    </>
  )
}

/** The middle of the step; of its wider part, if the price divides it. */
function labelX({ x, width }: Box, price: number): number {
  const taxed = Math.min(Math.max(price - x, 0), width)
  return taxed >= width / 2 ? x + taxed / 2 : x + (taxed + width) / 2
}

function Blocks({ price }: PartProps) {
  const translate = useMessage()
  const { percent } = useFormats()
  const { vat, stampDuty } = newBuildBlocks(price, size)
  const { x } = priceMark(price, size.width)
  // To the right of blocks that are narrower than their names.
  const text = (y: number, children: ReactNode) => (
    <Label tone="strong" x={x > 0.45 * size.width ? 8 : x + 8} y={above + y}>
      {children}
    </Label>
  )
  return (
    <g className={letters}>
      <Area tone="mares" d={outline(vat)} />
      <Area tone="plaster" d={outline(stampDuty)} />
      <Stroke d={outline(vat)} />
      <Stroke d={outline(stampDuty)} />
      <Stroke tone="strong" d={`M${x} 16V${above + stampDuty.y}`} />
      {text(vat.y + 22, translate(copy.vat, { rate: percent(purchaseCosts.newBuildVat) }))}
      {text(stampDuty.y - 8, translate(copy.stampDuty, { rate: percent(stampDutyRate(price)) }))}
    </g>
  )
}

const outline = ({ x, y, width, height }: Box): string => rectangle(x, above + y, width, height)
