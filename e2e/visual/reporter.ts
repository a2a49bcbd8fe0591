import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { stripVTControlCharacters } from 'node:util'
import { readRun } from './run.ts'

/** Lists at the end which pictures are changed, new, gone or broken. Only a picture that cannot be taken is a failure. */
export default class Summary implements Reporter {
  readonly results = new Map<string, 'same' | 'changed' | 'new' | 'broken'>()
  readonly errors: string[] = []

  onTestEnd({ title }: TestCase, { status, error, annotations }: TestResult) {
    if (status === 'passed') this.results.set(title, 'same')
    else if (annotations.some(({ type }) => type === 'taken') && !error?.message?.includes('Timeout'))
      this.results.set(title, annotations.some(({ type }) => type === 'new') ? 'new' : 'changed')
    else {
      this.results.set(title, 'broken')
      this.errors.push(`${title}: ${stripVTControlCharacters(error?.message ?? status).split('\n')[0]}`)
    }
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const { before } = readRun()
    const named = (kind: string) => [...this.results].flatMap(([name, its]) => (its === kind ? name : []))
    const gone = before?.filter((name) => !this.results.has(name)) ?? []
    const lists = { changed: named('changed'), new: named('new'), gone, broken: this.errors }
    for (const [kind, names] of Object.entries(lists))
      if (names.length > 0) console.log(`${kind} (${names.length}):\n  ${names.join('\n  ')}`)
    const isBroken = before !== undefined && this.errors.length > 0
    if (before !== undefined) {
      const counts = Object.entries(lists).map(([kind, names]) => `${names.length} ${kind}`)
      console.log(`${named('same').length} the same, ${counts.join(', ')}.`)
      if (status === 'failed')
        console.log('npx playwright show-report reports/visual shows before, after and difference.')
    }
    return { status: status === 'failed' && !isBroken ? 'passed' : status }
  }

  printsToStdio() {
    return false
  }
}
