/** How long an answer of the database counts as fresh, milliseconds. */
export const cacheTime = 5 * 60_000
