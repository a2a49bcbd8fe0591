import { useEffect, useState } from 'react'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { copyText } from '../../../lib/copyText.ts'
import { share as copy } from '../copy.ts'
import { action, actions, scripted, status } from './Share.css.ts'

type Props = {
  readonly title: string
  /** Absolute address of the post. */
  readonly address: string
}

/** Share links of a post (e-mail, WhatsApp, clipboard, the device's share menu), without any third party. */
export function Share({ title, address }: Props) {
  const translate = useMessage()
  const [canShare, setCanShare] = useState(false)
  const [isCopied, setIsCopied] = useState<boolean>()
  useEffect(() => setCanShare('share' in navigator), [])
  const text = `${title}\n${address}`
  return (
    <div>
      <Text size="label" id="share">
        {translate(copy.title)}
      </Text>
      <ul className={actions} aria-labelledby="share">
        <li>
          <a
            className={action}
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
          >
            {translate(copy.email)}
          </a>
        </li>
        <li>
          <a
            className={action}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {translate(copy.whatsApp)}
          </a>
        </li>
        <li className={scripted}>
          <button
            type="button"
            className={action}
            onClick={() => {
              copyText(address).then(
                () => setIsCopied(true),
                () => setIsCopied(false),
              )
            }}
          >
            {translate(copy.copy)}
          </button>
        </li>
        {canShare && (
          <li>
            <button type="button" className={action} onClick={() => void shareNatively({ title, url: address })}>
              {translate(copy.more)}
            </button>
          </li>
        )}
      </ul>
      <p className={status} role="status">
        {isCopied === true && <span>{translate(copy.copied)}</span>}
        {isCopied === false && <span>{translate(copy.notCopied, { link: address })}</span>}
      </p>
    </div>
  )
}

async function shareNatively(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch {
    // Closing the share menu without a choice rejects, but is not a failure.
  }
}
