import { useState } from 'react'
import { PrintButton } from '../../components/PrintButton/PrintButton.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { actions as copy } from './copy.ts'
import { action, actions, status } from './CostActions.css.ts'
import type { Calculation } from './costItems.ts'

type Props = {
  readonly calculation: Calculation
  readonly onCopyLink: (values: Pick<Calculation, 'price' | 'kind'>) => string
}
type Copied = 'linkCopied' | 'copyFailed'

/** What can be done with the calculation. */
export function CostActions({ calculation, onCopyLink }: Props) {
  const translate = useMessage()
  const [copied, setCopied] = useState<{ readonly outcome: Copied; readonly of: Calculation }>()
  const copyLink = async () => {
    const { price, kind } = calculation
    const show = (outcome: Copied) => setCopied({ outcome, of: calculation })
    try {
      await navigator.clipboard.writeText(onCopyLink({ price, kind }))
      show('linkCopied')
    } catch {
      show('copyFailed')
    }
  }
  return (
    <div className={actions}>
      <button type="button" className={action} onClick={copyLink}>
        {translate(copy.copyLink)}
      </button>
      <PrintButton className={action}>{translate(copy.print)}</PrintButton>
      <p className={status} role="status">
        {copied?.of === calculation && translate(copy[copied.outcome])}
      </p>
    </div>
  )
}
