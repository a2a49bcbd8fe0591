import { visitStore } from './storage.ts'

const key = 'lead-to-report'
/** The lead, in memory, if the browser has no storage. */
let unstored: string | undefined

/**
 * Remembers that a lead was sent, for the thank-you page to report (src/features/consent). Every lead has its own id,
 * so that a lead that is reported twice counts once.
 */
export function reportLead(): void {
  const lead = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  unstored = visitStore.write(key, lead) ? undefined : lead
}

/** The id of a lead that has not been reported yet, once: reloading the page or coming back finds none. */
export function takeLead(): string | undefined {
  const lead = visitStore.read(key) ?? unstored
  visitStore.remove(key)
  unstored = undefined
  return lead
}
