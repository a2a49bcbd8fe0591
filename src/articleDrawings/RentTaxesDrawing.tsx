import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { taxes } from '../content/taxes.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { euroAtRate } from '../lib/rate.ts'
import { Bar } from './Bar.tsx'
import { rentTaxes as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

/** From a bar to above the amount of the next, which is at the end of the longest bar. */
const toAmount = 26

type Props = {
  /** Net rent of a year, euro. */
  readonly rent: number
  /** The owner's income tax in Germany, a ratio. */
  readonly germanRate: number
}

/** What two tax offices take of a rent, and what is left, as bars to one scale. */
export function RentTaxesDrawing({ rent, germanRate }: Props) {
  const translate = useMessage()
  const { euro, percent } = useFormats()
  const spanish = euroAtRate(rent, taxes.rentalTaxEea)
  const german = euroAtRate(rent, germanRate) - spanish
  const rest = rent - spanish - german
  const scale = length / rent
  const bars = [
    { id: 'rent', amount: rent, from: 0, look: 'mares' },
    { id: 'spanish', amount: spanish, from: rest + german, look: 'accent' },
    { id: 'german', amount: german, from: rest, look: 'accent' },
    { id: 'rest', amount: rest, from: 0, look: 'mares' },
  ] as const
  const rates: Readonly<Record<string, string>> = {
    spanish: percent(taxes.rentalTaxEea),
    rest: percent(1 - germanRate),
  }
  const values = {
    rent: euro(rent),
    spanish: euro(spanish),
    spanishRate: percent(taxes.rentalTaxEea),
    german: euro(german),
    rest: euro(rest),
    restRate: percent(1 - germanRate),
  }
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, values)}>
      {bars.map(({ id, amount, from, look }, at) => {
        const [x, y] = [left + from * scale, at * 80]
        return (
          <g key={id}>
            <Label look={id === 'rest' ? 'strong' : 'note'} x={left} y={y + 17}>
              {translate(copy[id], { rate: rates[id] ?? '' })}
            </Label>
            <Label look={look === 'accent' ? 'accent' : 'strong'} x={right} y={y + 17} align="end">
              {euro(amount)}
            </Label>
            <Bar look={look} x={x} y={y + 26} width={amount * scale} height={28} />
            {id === 'rent' && <Stroke look="dashed" d={`M${right} ${y + 54}v${toAmount}`} />}
            {look === 'accent' && <Stroke look="dashed" d={`M${x} ${y + 54}V${y + 106}`} />}
          </g>
        )
      })}
    </Plate>
  )
}
