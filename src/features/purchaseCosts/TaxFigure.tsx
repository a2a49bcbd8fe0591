import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { taxFigure } from './copy.ts'
import { figure, head, stale } from './CostResult.css.ts'
import type { Calculation } from './costItems.ts'

type Props = { readonly calculation: Calculation; readonly isStale: boolean }

/** The tax in euro, above its drawing. */
export function TaxFigure({ calculation: { price, kind, result }, isStale }: Props) {
  const { euro } = useFormats()
  return (
    <div className={head}>
      <Text size="small">
        <Message of={taxFigure[kind]} values={{ price: euro(price) }} />
      </Text>
      <p className={isStale ? `${figure} ${stale}` : figure}>{euro(result.tax)}</p>
    </div>
  )
}
