/** Shortest time in which a person fills in a form, milliseconds (decisions, "Forms"). */
export const minimumFillTime = 2000

/** Name of the field that people do not see; one that no browser fills in by itself. */
export const honeypotName = 'second-subject'

type Submission = {
  readonly honeypot: string
  /** When the form was first shown, milliseconds since 1970. */
  readonly startedAt: number
  readonly now: number
}

/** Whether a program filled the form in. A clock that was set back in between is no proof of one. */
export function isTrapped({ honeypot, startedAt, now }: Submission): boolean {
  const elapsed = now - startedAt
  return honeypot !== '' || (elapsed >= 0 && elapsed < minimumFillTime)
}
