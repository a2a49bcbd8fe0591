import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { facts } from '../content/facts.ts'
import { useFormats } from '../features/purchaseCosts/useFormats.ts'
import { useMessage } from '../i18n/Message.tsx'
import { euroAtRate } from '../lib/rate.ts'
import { Bar } from './Bar.tsx'
import { deposit as copy } from './copy.ts'
import { left, length, Plate, right } from './Plate.tsx'

const [above, row, thick] = [40, 72, 18]
/** Baselines and the bar below the top of a row. */
const [nameY, figureY, barY] = [8, 27, 34]

/** Where the deposit is in four cases: lines from buyer to seller are as long as the price, blocks lie with their owner. */
export function DepositDrawing({ price }: { readonly price: number }) {
  const translate = useMessage()
  const { euro } = useFormats()
  const deposit = euroAtRate(price, facts.arras)
  const part = length * facts.arras
  const start = right - part
  const rows = [
    { id: 'signed', figures: [[deposit, 'strong', 'end']], blocks: [{ look: 'mares', x: start, width: part }] },
    { id: 'buyer', figures: [[deposit, 'accent', 'end']], blocks: [{ look: 'accent', x: start, width: part }] },
    {
      id: 'withdrawn',
      figures: [[2 * deposit, 'accent', 'start']],
      blocks: [
        { look: 'mares', x: left, width: part },
        { look: 'accent', x: left + part, width: part },
      ],
    },
    {
      id: 'completed',
      figures: [
        [price - deposit, 'strong', 'start'],
        [deposit, 'strong', 'end'],
      ],
      blocks: [
        { look: 'wash', x: left, width: length - part },
        { look: 'mares', x: start, width: part },
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
      {rows.map(({ id, figures, blocks }, at) => {
        const y = above + at * row
        return (
          <g key={id}>
            <Label x={left} y={y + nameY}>
              {translate(copy[id])}
            </Label>
            {figures.map(([amount, look, align]) => (
              <Label key={align} look={look} x={align === 'start' ? left : right} y={y + figureY} align={align}>
                {euro(amount)}
              </Label>
            ))}
            {blocks.map(({ look, x, width }) => (
              <Bar key={x} look={look} x={x} y={y + barY} width={width} height={thick} />
            ))}
            <Stroke d={`M${left} ${y + barY + thick}H${right}`} />
          </g>
        )
      })}
    </Plate>
  )
}
