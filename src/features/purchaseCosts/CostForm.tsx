import type { Ref } from 'react'
import { Field } from '../../components/Field/Field.tsx'
import type { PurchaseKind } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { form as copy } from './copy.ts'
import { form, kind as kindClass, kinds, legend, option } from './CostForm.css.ts'
import { parsePrice, type TypedPrice } from './parsePrice.ts'
import { problemOf } from './problem.ts'
import { kindField, priceField } from './useCalculator.ts'
import { useFormats } from './useFormats.ts'

const kindIds = ['resale', 'newBuild'] as const satisfies readonly PurchaseKind[]

/** Id of the note that explains the kinds, below the result. */
export const kindNoteId = 'purchase-kinds'

type Props = {
  readonly ref: Ref<HTMLFormElement>
  /** The last parsed price; undefined while there is no message about it. */
  readonly typed: TypedPrice | undefined
  readonly onChange: () => void
}

/** Price and kind of property. The fields are uncontrolled: what was typed before hydration stays. */
export function CostForm({ ref, typed, onChange }: Props) {
  const translate = useMessage()
  const { euro, number, decimalSign } = useFormats()
  const problem = typed && problemOf(typed, { euro, number })
  const formatOnLeave = ({ currentTarget: field }: React.FocusEvent<HTMLInputElement>) => {
    const parsed = parsePrice(field.value, decimalSign)
    if (parsed.status === 'read' && !parsed.hasCents) field.value = euro(parsed.price)
  }
  return (
    <form
      ref={ref}
      className={form}
      autoComplete="off"
      onInput={onChange}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
    >
      <Field
        size="figure"
        id="purchase-price"
        name={priceField}
        label={translate(copy.priceLabel)}
        hint={problem?.isNote === true ? translate(problem.message, problem.values) : undefined}
        error={problem?.isNote === false ? translate(problem.message, problem.values) : undefined}
        inputMode="decimal"
        placeholder={number(purchaseCosts.defaultPrice)}
        defaultValue={euro(purchaseCosts.defaultPrice)}
        onBlur={formatOnLeave}
      />
      <fieldset className={kindClass}>
        <legend className={legend}>{translate(copy.kindLabel)}</legend>
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
    </form>
  )
}
