import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Says how far the run is and what it found, in a line each; the summary and the report say the rest. */
export default class Progress implements Reporter {
  #total = 0
  #done = 0

  onBegin(_: unknown, suite: Suite): void {
    this.#total = suite.allTests().length
  }

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.#done += 1
    if (status !== 'passed') console.log(`  not the same: ${title}`)
    if (this.#done % 50 === 0) console.log(`  ${this.#done} of ${this.#total}`)
  }

  printsToStdio(): boolean {
    return true
  }
}
