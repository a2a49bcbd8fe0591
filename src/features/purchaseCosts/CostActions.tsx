import { useState } from 'react'
import { PrintButton } from '../../components/PrintButton/PrintButton.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { actions as copy } from './copy.ts'
import { action, actions, status } from './CostActions.css.ts'

type Props = {
  /** What is typed is not calculated yet. */
  readonly isStale: boolean
  /** Calculates what is typed at once, and returns its address. */
  readonly onCopyLink: () => string
}
type Copied = 'linkCopied' | 'copyFailed'

/** What can be done with the calculation. */
export function CostActions({ isStale, onCopyLink }: Props) {
  const translate = useMessage()
  const [copied, setCopied] = useState<Copied>()
  // A confirmation is of the price that was copied.
  if (isStale && copied !== undefined) setCopied(undefined)
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(onCopyLink())
      setCopied('linkCopied')
    } catch {
      setCopied('copyFailed')
    }
  }
  return (
    <div className={actions}>
      <button type="button" className={action} onClick={copyLink}>
        {translate(copy.copyLink)}
      </button>
      <PrintButton className={action}>{translate(copy.print)}</PrintButton>
      <p className={status} role="status">
        {copied && translate(copy[copied])}
      </p>
    </div>
  )
}
