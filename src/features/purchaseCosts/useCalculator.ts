import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PurchaseKind } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { useFormats } from '../../i18n/useFormats.ts'
import { replaceQuery } from '../../lib/navigation.ts'
import { calculate, type Calculation } from './costItems.ts'
import { readCostsQuery, writeCostsQuery } from './costsQuery.ts'
import { parsePrice, type TypedPrice } from './parsePrice.ts'

/** How long a changed price shows "Calculating …", milliseconds. */
const calculationDelay = 800

export const priceField = 'price'
export const kindField = 'kind'

type State = {
  /** Undefined until the visitor changes something. */
  readonly typed: TypedPrice | undefined
  readonly isLoading: boolean
  /** Of the last valid price. */
  readonly calculation: Calculation
}

const prerendered = calculate(purchaseCosts.defaultPrice, 'resale')
const initial: State = { typed: undefined, isLoading: false, calculation: prerendered }

/**
 * State of the calculator's form. The fields are uncontrolled, so that input before hydration counts; the address
 * contains the calculation once it differs from the prerendered one. `form` is the ref of a form with a text field named
 * `price` and radio buttons named `kind`.
 */
export function useCalculator() {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(initial)
  const lastPrice = useRef(prerendered.price)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formats = useRef(useFormats())

  /** Calculates what is typed; an unreadable price keeps the last one. */
  const apply = useCallback(() => {
    if (form.current === null) return prerendered
    const { text, kind } = valuesOf(form.current)
    const parsed = parsePrice(text, formats.current.decimalSign())
    if (parsed.status === 'read') lastPrice.current = parsed.price
    const calculation = calculate(lastPrice.current, kind)
    setState({ typed: { text, parsed }, isLoading: false, calculation })
    return calculation
  }, [])

  const change = useCallback(() => {
    clearTimeout(timer.current)
    setState((current) => ({ ...current, isLoading: true }))
    timer.current = setTimeout(() => saveToAddress(apply()), calculationDelay)
  }, [apply])

  /** Calculates what is typed without waiting, and returns the address of the answers. */
  const share = () => {
    clearTimeout(timer.current)
    return saveToAddress(apply())
  }

  useLayoutEffect(() => {
    if (form.current === null) return
    const shared = readCostsQuery(location.search)
    const hasTyped = fieldsOf(form.current).some(isChanged)
    if (shared.price !== undefined || shared.kind !== undefined) {
      setValues(form.current, { ...shared, price: withSeparators(shared.price, formats.current) })
      apply()
    }
    if (hasTyped) change()
  }, [apply, change])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { ...state, form, change, share }
}

function saveToAddress(values: { readonly price: number; readonly kind: PurchaseKind }): string {
  const search = writeCostsQuery(location.search, values)
  if (search !== location.search) replaceQuery(search)
  return location.origin + location.pathname + search
}

export type Calculator = ReturnType<typeof useCalculator>

/** A shared price in the notation of the page; a text with cents or two readings stays as it is. */
function withSeparators(text: string | undefined, { decimalSign, euro }: ReturnType<typeof useFormats>) {
  const parsed = parsePrice(text ?? '', decimalSign())
  return parsed.status === 'read' && !parsed.hasCents && !parsed.isAmbiguous ? euro(parsed.price) : text
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter((it) => it instanceof HTMLInputElement)
/** Whether the visitor has typed into a field, or chosen. */
const isChanged = (field: HTMLInputElement): boolean =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked

function valuesOf(form: HTMLFormElement): { text: string; kind: PurchaseKind } {
  const fields = fieldsOf(form)
  const kind = fields.find(({ name, checked }) => name === kindField && checked)?.value
  return {
    text: fields.find(({ name }) => name === priceField)?.value ?? '',
    kind: kind === 'newBuild' ? 'newBuild' : 'resale',
  }
}

/** Leaves what the visitor has already typed or chosen. */
function setValues(form: HTMLFormElement, { price, kind }: ReturnType<typeof readCostsQuery>): void {
  const fields = fieldsOf(form)
  const hasChosen = fields.some((field) => field.checked !== field.defaultChecked)
  for (const field of fields) {
    if (field.name === priceField && price !== undefined && field.value === field.defaultValue) field.value = price
    if (field.name === kindField && kind !== undefined && !hasChosen) field.checked = field.value === kind
  }
}
