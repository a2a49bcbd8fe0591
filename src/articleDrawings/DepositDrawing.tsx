import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { euroAtRate } from '../lib/rate.ts'
import { Bar } from './Bar.tsx'
import { deposit as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

const [above, row, thick] = [44, 70, 20]

/** Where the deposit is in four cases: lines from buyer to seller are as long as the price, blocks lie with their owner. */
export function DepositDrawing({ price }: { readonly price: number }) {
  const translate = useMessage()
  const { euro } = useFormats()
  const deposit = euroAtRate(price, facts.arras)
  const part = length * facts.arras
  const rows = [
    { id: 'signed', amount: deposit, blocks: [{ look: 'mares', x: right - part, width: part }] },
    { id: 'buyer', amount: deposit, blocks: [{ look: 'accent', x: right - part, width: part }] },
    {
      id: 'withdrawn',
      amount: 2 * deposit,
      blocks: [
        { look: 'mares', x: left, width: part },
        { look: 'accent', x: left + part, width: part },
      ],
    },
    {
      id: 'completed',
      amount: price - deposit,
      blocks: [
        { look: 'wash', x: left, width: length - part },
        { look: 'mares', x: right - part, width: part },
      ],
    },
  ] as const
  const sums = { price: euro(price), deposit: euro(deposit), double: euro(2 * deposit), rest: euro(price - deposit) }
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, sums)}>
      <Label look="strong" x={left} y={14}>
        {translate(copy.you)}
      </Label>
      <Label look="strong" x={right} y={14} align="end">
        {translate(copy.seller)}
      </Label>
      <Stroke d={`M${left} 22H${right}`} />
      {rows.map(({ id, amount, blocks }, at) => {
        const y = above + at * row
        return (
          <g key={id}>
            <Label x={left} y={y + 8}>
              {translate(copy[id])}
            </Label>
            <Label look={id === 'buyer' || id === 'withdrawn' ? 'accent' : 'strong'} x={right} y={y + 8} align="end">
              {euro(amount)}
            </Label>
            {blocks.map(({ look, x, width }) => (
              <Bar key={x} look={look} x={x} y={y + 20} width={width} height={thick} />
            ))}
            <Stroke d={`M${left} ${y + 20 + thick}H${right}`} />
          </g>
        )
      })}
    </Plate>
  )
}
