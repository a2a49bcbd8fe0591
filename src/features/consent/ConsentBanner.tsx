import { useEffect, useId, useRef, useState } from 'react'
import { useMessage } from '../../i18n/Message.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import type { MeasuringService } from '../../lib/env.ts'
import { Text } from '../../components/Text/Text.tsx'
import { Choices } from './Choices.tsx'
import { actions, banner, details, inner, words } from './ConsentBanner.css.ts'
import { banner as copy, serviceTexts } from './copy.ts'

type Props = {
  readonly services: readonly MeasuringService[]
  readonly onReject: () => void
  readonly onAccept: () => void
  readonly onDetails: () => void
  /** Called on Escape: postpones the decision. */
  readonly onPostpone: () => void
}

/**
 * Asks for consent at the edge of the viewport. The visitor may be reading or typing, so it blocks nothing and does not
 * move the focus; it is first in the tab order and announced to screen readers.
 */
export function ConsentBanner({ services, onReject, onAccept, onDetails, onPostpone }: Props) {
  const translate = useMessage()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  useEffect(() => announce(translate(copy.announcement)), [translate])
  useEffect(() => {
    const element = ref.current
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onPostpone()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onPostpone])
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div
        ref={ref}
        className={banner}
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        data-nosnippet=""
        data-consent-banner=""
      >
        <div className={inner}>
          <div className={words}>
            <Heading level={2} size="item" id={`${id}title`}>
              {translate(copy.title)}
            </Heading>
            <Text size="small" id={`${id}text`}>
              {[...services.map((service) => serviceTexts[service].banner), copy.freedom]
                .map((sentence) => translate(sentence))
                .join(' ')}
            </Text>
          </div>
          <div className={actions}>
            <Choices onReject={onReject} onAccept={onAccept} />
            <button type="button" className={details} aria-haspopup="dialog" onClick={onDetails}>
              {translate(copy.details)}
            </button>
          </div>
        </div>
      </div>
    </>
  )
}
