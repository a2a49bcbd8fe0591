import type { PurchaseKind } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { form as copy, sums } from './copy.ts'
import { CostStatus } from './CostStatus.tsx'
import { parsePrice } from './parsePrice.ts'
import { answer, bar, cash, kind as kindClass, kinds, label, message, option, price, row } from './PriceBar.css.ts'
import { kindField, priceField, type Calculator } from './useCalculator.ts'
import { useProblem } from './useProblem.ts'

const kindIds = ['resale', 'newBuild'] as const satisfies readonly PurchaseKind[]

/** Id of the note that explains the kinds, below the result. */
export const kindNoteId = 'purchase-kinds'
const priceId = 'purchase-price'
const messageId = `${priceId}-message`

/**
 * Price and kind of property, for all chapters that its parent contains: it stays at the top of the viewport while they
 * scroll. The fields are uncontrolled: what was typed before hydration stays.
 */
export function PriceBar({ calculator }: { readonly calculator: Calculator }) {
  const translate = useMessage()
  const { euro, euroSpan, number, decimalSign } = useFormats()
  const { form, change, isLoading, typed, calculation } = calculator
  const problem = useProblem(isLoading ? undefined : typed, calculation.price)
  const formatOnLeave = ({ currentTarget: field }: React.FocusEvent<HTMLInputElement>) => {
    const parsed = parsePrice(field.value, decimalSign())
    if (parsed.status === 'read' && !parsed.hasCents && !parsed.isAmbiguous) field.value = euro(parsed.price)
  }
  return (
    <form
      ref={form}
      className={bar}
      autoComplete="off"
      aria-busy={isLoading}
      onInput={change}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
    >
      <div className={row}>
        <label className={label} htmlFor={priceId}>
          {translate(copy.priceLabel)}
        </label>
        <input
          id={priceId}
          className={price}
          name={priceField}
          inputMode="decimal"
          placeholder={number(purchaseCosts.defaultPrice)}
          defaultValue={euro(purchaseCosts.defaultPrice)}
          aria-invalid={problem?.isNote === false || undefined}
          aria-describedby={problem && messageId}
          onBlur={formatOnLeave}
        />
        <fieldset className={kindClass}>
          <legend className="visually-hidden">{translate(copy.kindLabel)}</legend>
          <div className={kinds}>
            {kindIds.map((id) => (
              <label key={id} className={option}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name={kindField}
                  value={id}
                  defaultChecked={id === 'resale'}
                  aria-describedby={kindNoteId}
                />
                {translate(copy.kinds[id])}
              </label>
            ))}
          </div>
        </fieldset>
        {isLoading ? (
          <p className={answer}>{translate(copy.calculating)}</p>
        ) : (
          <p className={cash}>
            <Message of={sums.cashNeeded} values={{ cash: euroSpan(calculation.result.cash) }} />
          </p>
        )}
        {problem && (
          <p id={messageId} className={message[problem.isNote ? 'note' : 'error']}>
            {problem.text}
          </p>
        )}
        <CostStatus calculator={calculator} />
      </div>
    </form>
  )
}
