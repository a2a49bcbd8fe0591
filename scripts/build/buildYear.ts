/**
 * The year in which the site was built, in UTC: the footer has it.
 * @param epoch SOURCE_DATE_EPOCH, seconds, which replaces the current time: https://reproducible-builds.org/specs/source-date-epoch/
 */
export const buildYear = (epoch: string | undefined, now = new Date()): number =>
  (epoch ? new Date(Number(epoch) * 1000) : now).getUTCFullYear()
