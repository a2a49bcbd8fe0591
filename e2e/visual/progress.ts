import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints one line for each finished picture; details are in the summary and the report. */
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
