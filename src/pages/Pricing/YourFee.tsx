import { useId, useLayoutEffect, useRef, useState } from 'react'
import { facts } from '../../content/facts.ts'
import { feeAmounts, usualShare } from '../../content/feeAmounts.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { opening } from './copy.ts'
import { amount, fee, field, label, range } from './YourFee.css.ts'

const [lowest, first, highest] = facts.feeExamples

/** The fee and our share of the commission at the visitor's price. The slider is uncontrolled, so that a price chosen before hydration stays. */
export function YourFee() {
  const translate = useMessage()
  const { euro } = useFormats()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const [price, setPrice] = useState<number>(first)
  const { gross, net } = feeAmounts(price)
  useLayoutEffect(() => setPrice(Number(slider.current?.value)), [])
  return (
    <div className={field}>
      <label className={label} htmlFor={id}>
        {translate(opening.price)}
      </label>
      <output className={amount} htmlFor={id} aria-live="off">
        {euro(price)}
      </output>
      <input
        ref={slider}
        className={range}
        id={id}
        type="range"
        min={lowest}
        max={highest}
        step={lowest / 10}
        defaultValue={first}
        aria-valuetext={euro(price)}
        onChange={({ currentTarget }) => setPrice(Number(currentTarget.value))}
      />
      <output className={fee} htmlFor={id}>
        <Message
          of={opening.yourFee}
          values={{ gross: euro(gross), net: euro(net), share: euro(usualShare(price)) }}
          components={{ strong: <strong /> }}
        />
      </output>
    </div>
  )
}
