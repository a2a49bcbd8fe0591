import { visitStore } from './storage.ts'

type Listener = (lead: string) => void

const key = 'lead-to-report'
let listener: Listener | undefined
let held: string | undefined
/** The lead where the browser stores nothing. */
let unstored: string | undefined

/**
 * Remembers that a lead was sent, for the thank-you page to report. Every lead has an id of its own, so that whoever
 * counts can tell two leads from one that is told twice.
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

/** Hands the lead that led here to whoever counts leads, now or when that arrives. For the thank-you page. */
export function announceLead(): void {
  const lead = takeLead()
  if (lead === undefined) return
  if (listener === undefined) held = lead
  else listener(lead)
}

/** Registers the one who counts leads: the ads module, which waits for consent by itself. */
export function onLead(count: Listener): void {
  listener = count
  if (held !== undefined) count(held)
  held = undefined
}
