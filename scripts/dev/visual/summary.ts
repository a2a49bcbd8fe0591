/** Results of a run, by picture name. */
export type Outcome = {
  readonly same: number
  /** Differ from their baseline. */
  readonly changed: readonly string[]
  /** Have no baseline yet. */
  readonly added: readonly string[]
  /** Could not be taken, with the reason. */
  readonly broken: readonly (readonly [name: string, reason: string])[]
  /** Baselines without a picture. */
  readonly orphans: readonly string[]
}

export type TestResult = { readonly name: string; readonly hasPassed: boolean; readonly error: string }

/** A picture differs when Playwright reports it; any other failure is an error of the story or page. */
const isComparison = (error: string) => /toHaveScreenshot|snapshot doesn't exist/.test(error)

/** Sorts the results of the browser’s run. */
export function outcomeOf(
  results: readonly TestResult[],
  baselines: readonly string[],
  orphans: readonly string[],
): Outcome {
  const known = new Set(baselines)
  const failed = results.filter(({ hasPassed }) => !hasPassed)
  const differing = failed.filter(({ error }) => isComparison(error)).map(({ name }) => name)
  return {
    same: results.length - failed.length,
    changed: differing.filter((name) => known.has(name)),
    added: differing.filter((name) => !known.has(name)),
    broken: failed
      .filter(({ error }) => !isComparison(error))
      .map(({ name, error }) => [name, error.split('\n')[0] ?? '']),
    orphans,
  }
}

export const isClean = ({ changed, added, broken, orphans }: Outcome): boolean =>
  changed.length + added.length + broken.length + orphans.length === 0

const list = (heading: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${heading} (${names.length}):`, ...names.map((name) => `  ${name}`)]

/** The end of the command’s output; `words` chose the pictures. */
export function summaryOf(outcome: Outcome, report: string, words: readonly string[]): string {
  const { same, changed, added, broken, orphans } = outcome
  return [
    ...list('Changed', changed),
    ...list('New, without a baseline', added),
    ...list(
      'Could not be pictured',
      broken.map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list('Baselines whose story or page is gone', orphans),
    `${same} the same, ${changed.length} changed, ${added.length} new, ${broken.length} broken, ${orphans.length} gone.`,
    ...(isClean(outcome)
      ? []
      : [
          `Before, after and difference side by side: ${report} (npm run visual:report opens it).`,
          ...(broken.length === 0
            ? []
            : ['A picture that cannot be taken is an error of its story or page: npm run test:stories shows it.']),
          `To accept the changes: ${['npm run visual -- --update', ...words].join(' ')}, and commit e2e/visual/baselines.`,
        ]),
  ].join('\n')
}
