type Limits = { readonly min: number; readonly max: number }

/**
 * Lengths of what search engines show, in characters with the variables filled in. Comments for translators repeat
 * them (`npm run i18n:check` compares), and `npm run check:dist` applies them to the built pages.
 */
export const textLimits = {
  /** Without the company's name, which each title ends in. */
  title: { min: 5, max: 50 },
  description: { min: 110, max: 155 },
} as const satisfies Record<string, Limits>

/** What a comment says about length: "at most 24 characters" or "110 to 155 characters". */
export function rangeOf(comment: string): Limits | undefined {
  const [, min, max] = /(?:(\d+) to|at most) (\d+) characters/.exec(comment) ?? []
  return max === undefined ? undefined : { min: Number(min ?? 0), max: Number(max) }
}
