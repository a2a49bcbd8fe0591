/** Minutes that a time zone is ahead of UTC at an instant. */
function offsetOf(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

type Move = {
  /** IANA time zones, such as `Europe/Madrid`. */
  readonly from: string
  readonly to: string
  /** ISO date on which the zones are compared. */
  readonly day: string
}

/** A time of day such as "09:00" in one time zone as minutes after midnight in another. */
export function clockIn(time: string, { from, to, day }: Move): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const noon = new Date(`${day}T12:00:00Z`)
  const moved = hours * 60 + minutes - offsetOf(from, noon) + offsetOf(to, noon)
  return ((moved % 1440) + 1440) % 1440
}

/** Minutes after midnight as Americans write the time: 780 gives "1:00 PM". */
export function formatTwelveHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')}\u00A0${hours < 12 ? 'AM' : 'PM'}`
}
