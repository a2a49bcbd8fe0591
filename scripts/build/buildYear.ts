/**
 * The year in which the site was built, in UTC: the footer has it.
 * @param epoch SOURCE_DATE_EPOCH, seconds, which replaces the current time: https://reproducible-builds.org/specs/source-date-epoch/
 * @throws {Error} when it is no number of seconds
 */
export function buildYear(epoch: string | undefined, now = new Date()): number {
  if (epoch === undefined || epoch === '') return now.getUTCFullYear()
  const year = /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000).getUTCFullYear() : Number.NaN
  if (Number.isNaN(year)) throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds, but is "${epoch}".`)
  return year
}
