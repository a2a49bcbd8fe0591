import { useEffect, useRef, type FocusEvent } from 'react'
import { onLead } from '../../lib/conversion.ts'
import type { MeasuringService } from '../../lib/env.ts'
import { closeSettings, countLeads, decide, openSettings, postpone, useConsent } from './decision.ts'
import { place } from './Consent.css.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { CookieSettings } from './CookieSettings.tsx'

const reject = () => decide('rejected')
const accept = () => decide('accepted')

/** The banner until the visitor decides, and the settings on request. */
export function Consent({ services }: { readonly services: readonly MeasuringService[] }) {
  const { decision, isBannerOpen, areSettingsOpen } = useConsent()
  useEffect(() => {
    countLeads()
    return onLead(countLeads)
  }, [])
  const rememberFocus = useReturnedFocus(isBannerOpen || areSettingsOpen)
  return (
    <div className={place} onFocus={rememberFocus}>
      {isBannerOpen && (
        <ConsentBanner
          services={services}
          onReject={reject}
          onAccept={accept}
          onDetails={openSettings}
          onPostpone={postpone}
        />
      )}
      <CookieSettings
        services={services}
        isOpen={areSettingsOpen}
        decision={decision}
        onReject={reject}
        onAccept={accept}
        onClose={closeSettings}
      />
    </div>
  )
}

/** When everything is closed, the focus returns to the previously focused element, or else to the content. */
function useReturnedFocus(isOpen: boolean) {
  const origin = useRef<Element | null>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      const before = origin.current?.isConnected === true ? origin.current : document.getElementById('main')
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
}
