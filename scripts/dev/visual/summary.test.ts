import { expect, test } from 'vitest'
import { isClean, outcomeOf, summaryOf, type TestResult } from './summary.ts'

const same = (name: string): TestResult => ({ name, hasPassed: true, error: '' })
const failed = (name: string, error: string): TestResult => ({ name, hasPassed: false, error })
const pixels = 'Error: expect(page).toHaveScreenshot(expected) failed\n\n  12 pixels are different.'
const missing = "Error: A snapshot doesn't exist at somewhere.png."

test('a run without a difference is clean and says nothing of accepting', () => {
  const outcome = outcomeOf([same('stories/a'), same('pages/b.390')], ['stories/a', 'pages/b.390'], [])
  expect(isClean(outcome)).toBe(true)
  expect(summaryOf(outcome, 'report.html', [])).toBe('2 the same, 0 changed, 0 new, 0 broken, 0 gone.')
})

test('changed, new, broken and gone pictures are listed by name', () => {
  const outcome = outcomeOf(
    [
      same('stories/a'),
      failed('stories/button', pixels),
      failed('stories/new', missing),
      failed('stories/broken', 'Error: The story did not play to its end: no button\n at somewhere'),
    ],
    ['stories/a', 'stories/button', 'stories/broken', 'stories/gone'],
    ['stories/gone'],
  )
  expect(isClean(outcome)).toBe(false)
  expect(summaryOf(outcome, 'report.html', ['button']).split('\n')).toEqual([
    'Changed (1):',
    '  stories/button',
    'New, without a baseline (1):',
    '  stories/new',
    'Could not be pictured (1):',
    '  stories/broken: Error: The story did not play to its end: no button',
    'Baselines whose story or page is gone (1):',
    '  stories/gone',
    '1 the same, 1 changed, 1 new, 1 broken, 1 gone.',
    expect.stringContaining('report.html'),
    expect.stringContaining('npm run test:stories'),
    expect.stringContaining('npm run visual -- --update button,'),
  ])
})
