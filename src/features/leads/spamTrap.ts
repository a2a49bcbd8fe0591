/** A form that was open for a shorter time is sent once this has passed, milliseconds (docs/decisions/forms.md). */
export const minimumFillTime = 2000

/**
 * Name of the honeypot: a field that visitors do not see. A name that browsers do not know; a password manager may fill
 * it in nevertheless.
 */
export const honeypotName = 'second-subject'

/**
 * How long a form still has to wait before it is sent, milliseconds. A clock that was set back costs no wait.
 * @param startedAt when the form was first shown, milliseconds since 1970
 */
export function remainingFillTime(startedAt: number, now: number): number {
  const elapsed = now - startedAt
  return elapsed < 0 ? 0 : Math.max(0, minimumFillTime - elapsed)
}
