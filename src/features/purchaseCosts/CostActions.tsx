import { useState } from 'react'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { copyText } from '../../lib/copyText.ts'
import { printPart } from '../../lib/printPart.ts'
import { actions as copy, result } from './copy.ts'
import { action, actions, due } from './CostActions.css.ts'
import type { Calculation } from './costItems.ts'

type Props = {
  readonly calculation: Calculation
  readonly onCopyLink: (values: Pick<Calculation, 'price' | 'kind'>) => string
}
type Copied = 'linkCopied' | 'copyFailed'

/** When the costs are due, and what can be done with the calculation. */
export function CostActions({ calculation, onCopyLink }: Props) {
  const translate = useMessage()
  const [copied, setCopied] = useState<{ readonly outcome: Copied; readonly of: Calculation }>()
  const copyLink = () => {
    const { price, kind } = calculation
    const show = (outcome: Copied) => setCopied({ outcome, of: calculation })
    copyText(onCopyLink({ price, kind })).then(
      () => show('linkCopied'),
      () => show('copyFailed'),
    )
  }
  return (
    <div className={actions}>
      <p className={due}>
        <Message of={calculation.kind === 'resale' ? result.due : result.dueNewBuild} />
      </p>
      <button type="button" className={action} onClick={copyLink}>
        {translate(copy.copyLink)}
      </button>
      <button type="button" className={action} onClick={({ currentTarget }) => printPart(currentTarget)}>
        {translate(copy.print)}
      </button>
      <p className={due} role="status">
        {copied?.of === calculation && translate(copy[copied.outcome])}
      </p>
    </div>
  )
}
