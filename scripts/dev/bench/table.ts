import { markdownTable } from '../../check/docs/performancePage.ts'

/** One run of Lighthouse: milliseconds, bytes over the wire, scores of 100 by category. */
export type Sample = {
  readonly fcp: number
  readonly lcp: number
  readonly speedIndex: number
  readonly tbt: number
  readonly cls: number
  readonly bytes: number
  readonly requests: number
  readonly backForwardCache: boolean
  readonly scores: Readonly<Record<string, number>>
}
const metrics = ['fcp', 'lcp', 'speedIndex', 'tbt', 'cls', 'bytes', 'requests'] as const
type Metric = (typeof metrics)[number]
type Medians = Readonly<Record<Metric, number>>

/** Medians of a page, next to the same page without scripts. */
export type Row = Medians & {
  readonly address: string
  readonly withoutScript: Medians
  /** With the app, relative to without scripts. */
  readonly ratio: Readonly<Record<'fcp' | 'lcp' | 'speedIndex', number>>
  /** The lowest of each category, in Lighthouse's order. */
  readonly scores: readonly number[]
  readonly backForwardCache: boolean
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const mediansOf = (samples: readonly Sample[]): Medians =>
  Object.fromEntries(metrics.map((metric) => [metric, median(samples.map((it) => it[metric]))])) as Record<
    Metric,
    number
  >

export function row(address: string, withApp: readonly Sample[], scriptless: readonly Sample[]): Row {
  const own = mediansOf(withApp)
  const withoutScript = mediansOf(scriptless)
  const ratio = (metric: Metric) => own[metric] / withoutScript[metric]
  return {
    address,
    ...own,
    withoutScript,
    ratio: { fcp: ratio('fcp'), lcp: ratio('lcp'), speedIndex: ratio('speedIndex') },
    scores: Object.keys(withApp[0]?.scores ?? {}).map((category) =>
      Math.min(...withApp.map(({ scores }) => scores[category] ?? 100)),
    ),
    backForwardCache: withApp.every(({ backForwardCache }) => backForwardCache),
  }
}

/** The largest ratio to the page without scripts, and the most blocking time in milliseconds, that a page may have. */
const goals = { ratio: 1.03, tbt: 50 } as const
const paints = { fcp: 'FCP', lcp: 'LCP', speedIndex: 'Speed Index' } as const

/** Means of the ratios, and how many pages miss each goal. */
export function summary(rows: readonly Row[]): string {
  const parts = Object.entries(paints).map(([metric, name]) => {
    const ratios = rows.map(({ ratio }) => ratio[metric as keyof typeof paints])
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
    return `${name} ${mean.toFixed(3)} (${ratios.filter((ratio) => ratio > goals.ratio).length})`
  })
  const blocked = rows.filter(({ tbt }) => tbt > goals.tbt).length
  return `Mean ratio of ${rows.length} pages, and how many are above ${goals.ratio}: ${parts.join(', ')}. More than ${goals.tbt} ms of blocking: ${blocked}.`
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const paint = (it: Row, metric: 'fcp' | 'lcp' | 'speedIndex'): string[] => [
  whole(it[metric]),
  whole(it.withoutScript[metric]),
  it.ratio[metric].toFixed(3),
]

/**
 * Paints in milliseconds with the app and without scripts, their ratio, and the largest paint relative to that of the limit
 * page.
 */
export function markdown(rows: readonly Row[], limitPaint: number): string {
  const head = ['page', 'FCP', 'no JS', 'ratio', 'LCP', 'no JS', 'ratio', 'times']
  const rest = ['Speed Index', 'no JS', 'ratio', 'TBT', 'CLS', 'kB', 'no JS', 'requests', 'no JS', 'scores', 'bfcache']
  const lines = rows.map((it) => [
    `\`${it.address}\``,
    ...paint(it, 'fcp'),
    ...paint(it, 'lcp'),
    (it.lcp / limitPaint).toFixed(2),
    ...paint(it, 'speedIndex'),
    whole(it.tbt),
    String(Number(it.cls.toFixed(3))),
    ...[it.bytes, it.withoutScript.bytes].map((bytes) => (bytes / 1000).toFixed(0)),
    ...[it.requests, it.withoutScript.requests].map(String),
    it.scores.join(' '),
    it.backForwardCache ? 'yes' : 'no',
  ])
  return markdownTable([...head, ...rest], lines)
}
