import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { newBuildTaxes, stampDutyRate, transferTax, transferTaxByBand } from '../content/calculateCosts.ts'
import { purchaseCosts, type TaxBand } from '../content/costs.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { Bar } from './Bar.tsx'
import { newOrResale as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

/** The lower drawing begins at the last step of the stamp duty, euro, so that new builds have one rate. */
const from = purchaseCosts.newBuildStampDuty.at(-1)?.from ?? 0
if (from === 0)
  throw new Error('The drawing begins at the last step of the stamp duty, but one rate applies to every price.')
const newBuildRate = purchaseCosts.newBuildVat + stampDutyRate(from)
const equal = equalPrice()
/** It ends at a whole million, with the price at which both taxes are equal a little right of its middle. */
const until = Math.ceil((1.6 * equal) / 1e6) * 1e6

/**
 * The price at which both taxes are equal, euro.
 * @throws if there is none in the last band of the transfer tax
 */
function equalPrice(): number {
  const [{ upTo: threshold }, { rate }] = purchaseCosts.transferTaxBands.slice(-2) as [TaxBand, TaxBand]
  const price = Math.round((rate * threshold - transferTax(threshold)) / (rate - newBuildRate))
  if (price > Math.max(from, threshold) && Number.isFinite(price)) return price
  throw new Error(
    `There is no price above ${Math.max(from, threshold)} at which the taxes on a resale and on a new build are equal: ` +
      'revise NewOrResaleDrawing.tsx and its post.',
  )
}

/** The axes of the lower drawing meet at `from` and the rate of a resale there. */
const origin = { x: left + 40, y: 292 }
const lowest = transferTax(from) / from
const across = (price: number): number => origin.x + ((price - from) / (until - from)) * (right - origin.x)
const share = (ratio: number): number => origin.y - ((ratio - lowest) / 0.035) * 94
const curve = Array.from({ length: 71 }, (_, at) => from + ((until - from) * at) / 70)

/** The taxes on a resale and on a new build: as bars at `price`, and as shares of the prices from `from` to `until`. */
export function NewOrResaleDrawing({ price }: { readonly price: number }) {
  const translate = useMessage()
  const { euro, percent } = useFormats()
  const { vat, stampDuty } = newBuildTaxes(price)
  const [resale, newBuild] = [transferTax(price), vat + stampDuty]
  const scale = length / newBuild
  const last = transferTaxByBand(price).at(-1) ?? { from: 0, rate: 0, tax: 0 }
  const bars = [
    { id: 'resale', y: 0, sum: resale, first: resale - last.tax },
    { id: 'newBuild', y: 66, sum: newBuild, first: vat },
  ] as const
  const inBars = {
    resale: [translate(copy.million, { limit: euro(last.from) }), translate(copy.above, { rate: percent(last.rate) })],
    newBuild: [translate(copy.vat, { rate: percent(purchaseCosts.newBuildVat) }), percent(stampDutyRate(price))],
  }
  const difference = euro(newBuild - resale)
  const values = {
    price: euro(price),
    transferTax: euro(resale),
    newBuildTaxes: euro(newBuild),
    difference,
    from: euro(from),
    until: euro(until),
    equal: euro(equal),
  }
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, values)}>
      {bars.map(({ id, y, sum, first }) => (
        <g key={id}>
          <Label look="strong" x={left} y={y + 14}>
            {translate(copy[id])}
          </Label>
          <Label look="strong" x={right} y={y + 14} align="end">
            {euro(sum)}
          </Label>
          <Bar look="mares" x={left} y={y + 24} width={first * scale} height={26} />
          <Bar look="wash" x={left + first * scale} y={y + 24} width={(sum - first) * scale} height={26} />
          <Label look="ink" x={left + 8} y={y + 42}>
            {inBars[id][0]}
          </Label>
          <Label look="ink" x={left + first * scale + 8} y={y + 42}>
            {inBars[id][1]}
          </Label>
        </g>
      ))}
      <Stroke
        look="accent"
        d={`M${left + resale * scale} 128v8M${left + resale * scale} 132H${right}M${right} 128v8`}
      />
      <Label look="accent" x={left + resale * scale - 8} y={137} align="end">
        {translate(copy.more, { difference })}
      </Label>
      <Stroke look="dashed" d={`M${origin.x} ${share(newBuildRate)}H${right}`} />
      <Stroke look="strong" d={`M${curve.map((at) => `${across(at)} ${share(transferTax(at) / at)}`).join('L')}`} />
      <Stroke d={`M${origin.x} ${share(newBuildRate) - 26}V${origin.y}H${right}`} />
      <Stroke look="accent" d={`M${across(equal)} ${share(newBuildRate)}V${origin.y}`} />
      {[lowest, newBuildRate].map((ratio) => (
        <g key={ratio}>
          <Stroke d={`M${origin.x - 6} ${share(ratio)}h6`} />
          <Label x={origin.x - 10} y={share(ratio) + 4} align="end">
            {percent(ratio)}
          </Label>
        </g>
      ))}
      <Label x={origin.x + 8} y={share(newBuildRate) - 8}>
        {translate(copy.newBuild)}
      </Label>
      <Label look="strong" x={across(2 * from)} y={share(0.097)}>
        {translate(copy.resale)}
      </Label>
      <Label x={origin.x} y={312}>
        {euro(from)}
      </Label>
      <Label look="accent" x={across(equal)} y={312} align="middle">
        {euro(equal)}
      </Label>
      <Label x={right} y={312} align="end">
        {euro(until)}
      </Label>
    </Plate>
  )
}
