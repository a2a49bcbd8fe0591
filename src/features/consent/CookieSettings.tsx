import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useId, useRef } from 'react'
import { EdgeButton } from '../../components/Button/EdgeButton.tsx'
import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import type { MeasuringService } from '../../lib/env.ts'
import { useAutoClose } from '../../lib/useAutoClose.ts'
import { useHref } from '../../routing/usePage.ts'
import { Choices } from './Choices.tsx'
import type { Decision } from './decision.ts'
import { serviceTexts, settings as copy } from './copy.ts'
import { dialog, head } from './CookieSettings.css.ts'

type Props = {
  readonly services: readonly MeasuringService[]
  readonly isOpen: boolean
  readonly decision: Decision
  readonly onReject: () => void
  readonly onAccept: () => void
  readonly onClose: () => void
}

const decisionTexts: Record<Decision, MessageDescriptor> = {
  undecided: copy.undecided,
  optedOut: copy.optedOut,
  accepted: copy.accepted,
  rejected: copy.rejected,
}

/** Cookies, measurement, the current decision and both choices, in a native modal dialog. */
export function CookieSettings({ services, isOpen, decision, onReject, onAccept, onClose }: Props) {
  const translate = useMessage()
  const href = useHref()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
  }, [isOpen])
  useAutoClose(ref)
  const privacy = <Link href={`${href('dataPrivacy')}#measurement`} />
  return (
    <dialog
      ref={ref}
      className={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}decision`}
      data-nosnippet=""
      onClose={onClose}
    >
      <div className={head}>
        <Heading level={2} size="item" id={`${id}title`}>
          {translate(copy.title)}
        </Heading>
        <EdgeButton onClick={onClose}>{translate(copy.close)}</EdgeButton>
      </div>
      <Definitions
        items={[
          { id: 'necessary', term: translate(copy.necessary), detail: translate(copy.necessaryText) },
          {
            id: 'measurement',
            term: translate(copy.measurement),
            detail: (
              <>
                {services.map((service) => `${translate(serviceTexts[service].settings)} `)}
                <Message of={copy.more} components={{ details: privacy }} />
              </>
            ),
          },
        ]}
      />
      <Text size="small" id={`${id}decision`}>
        {translate(decisionTexts[decision])}
      </Text>
      <Choices onReject={onReject} onAccept={onAccept} />
    </dialog>
  )
}
