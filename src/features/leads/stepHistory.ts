/** The step of a history entry, kept next to React Router's own state. */
type Entry = { readonly leadStep?: number } | null

export const stepOfEntry = (): number | undefined => (history.state as Entry)?.leadStep

/** Adds an entry for the next step, so that Back leads to the one before and not away from the page. */
export function addStep(from: number, to: number): void {
  // After Back from the thank-you page the entry is that of the last step, and the form begins again.
  if (stepOfEntry() === to) return
  history.replaceState({ ...(history.state as Entry), leadStep: from }, '')
  history.pushState({ ...(history.state as Entry), leadStep: to }, '')
}

/** Goes back from the entry of a step that `addStep` has added; returns whether there is one. */
export function leaveStep(step: number): boolean {
  const hasEntry = step > 0 && stepOfEntry() === step
  if (hasEntry) history.back()
  return hasEntry
}
