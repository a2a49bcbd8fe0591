/** In memory only: nothing is stored on the device for measuring before the visitor consents. */
let unreported: string | undefined

/**
 * Remembers that a lead was sent, for the thank-you page to report (src/features/consent). Every lead has its own id,
 * so that a lead that is reported twice counts once.
 */
export function reportLead(): void {
  unreported = `${Date.now()}-${Math.random().toString(36).slice(2)}`
}

/** The id of a lead that has not been reported yet, once: coming back to the page finds none. */
export function takeLead(): string | undefined {
  const lead = unreported
  unreported = undefined
  return lead
}
