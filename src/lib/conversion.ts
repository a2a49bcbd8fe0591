/** In memory only: nothing is stored on the device for measuring before the visitor consents. */
let unreported: readonly string[] = []

const listeners = new Set<() => void>()

/**
 * Remembers that a lead was sent, for src/features/consent to report. Every lead has its own id, so that a lead that is
 * reported twice counts once.
 */
export function reportLead(): void {
  unreported = [...unreported, `${Date.now()}-${Math.random().toString(36).slice(2)}`]
  for (const listener of listeners) listener()
}

/** Runs `listener` after each further lead; returns a function that ends that. */
export function onLead(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The ids of the leads that have not been reported yet, once. */
export function takeLeads(): readonly string[] {
  const leads = unreported
  unreported = []
  return leads
}
