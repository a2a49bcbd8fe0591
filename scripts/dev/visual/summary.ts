import type { Result } from './compare.ts'

/** Playwright reports a picture that differs or is new by these; any other failure is an error of the story or page. */
const isDifference = (error: string) => /pixels? \(ratio|Expected an image|snapshot doesn't exist/.test(error)

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${heading} (${lines.length}):`, ...lines.map((line) => `  ${line}`)]

/** The end of the command's output: which pictures of the working tree are changed, new, gone or broken. */
export function summaryOf(
  before: readonly string[],
  after: readonly Result[],
): { readonly text: string; readonly isBroken: boolean } {
  const differing = after.filter(({ error }) => isDifference(error)).map(({ name }) => name)
  const broken = after.filter(({ error }) => error !== '' && !isDifference(error))
  const changed = differing.filter((name) => before.includes(name))
  const added = differing.filter((name) => !before.includes(name))
  const gone = before.filter((name) => !after.some((result) => result.name === name))
  const same = after.length - differing.length - broken.length
  const text = [
    ...list('Changed', changed),
    ...list('New', added),
    ...list('Gone', gone),
    ...list(
      'Broken (npm run test:stories shows the error)',
      broken.map(({ name, error }) => `${name}: ${error.split('\n')[0]}`),
    ),
    `${same} the same, ${changed.length} changed, ${added.length} new, ${gone.length} gone, ${broken.length} broken.`,
    ...(differing.length + broken.length === 0 ? [] : ['npm run visual:report shows before, after and difference.']),
  ].join('\n')
  return { text, isBroken: broken.length > 0 }
}
