import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function written(isTTY: boolean, total: number): string {
  let text = ''
  const advance = createProgress('Pages', total, { isTTY, write: (more) => (text += more) })
  for (let done = 0; done < total; done += 1) advance()
  return text
}

test('in a terminal one line counts', () => {
  expect(written(true, 2)).toBe('\rPages: 1 of 2\rPages: 2 of 2\n')
})

test('elsewhere each quarter is a line', () => {
  expect(written(false, 2000)).toBe(
    'Pages: 500 of 2,000\nPages: 1,000 of 2,000\nPages: 1,500 of 2,000\nPages: 2,000 of 2,000\n',
  )
  expect(written(false, 2)).toBe('Pages: 1 of 2\nPages: 2 of 2\n')
})
