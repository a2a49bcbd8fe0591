/** How long an answer of the database counts as fresh, milliseconds. Apart from queryClient.ts, which loads React Query. */
export const cacheTime = 5 * 60_000
