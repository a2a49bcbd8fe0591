type Output = { readonly isTTY?: boolean; readonly write: (text: string) => unknown }

/** Number of plain lines a step. */
const plainLines = 4

/**
 * Counts the parts of a step that are done: in a terminal on one line that is written again, elsewhere on a plain line
 * for each quarter.
 * @returns a function that counts one more
 */
export function createProgress(step: string, total: number, output: Output = process.stdout): () => void {
  let done = 0
  const state = () => `${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
  return () => {
    done += 1
    if (output.isTTY === true) output.write(`\r${state()}${done === total ? '\n' : ''}`)
    else if (Math.floor((done * plainLines) / total) > Math.floor(((done - 1) * plainLines) / total))
      output.write(`${state()}\n`)
  }
}
