import { expect, test } from 'vitest'
import { memoryWarning } from './memory.ts'

test('a build that lacks memory says so', () => {
  expect(memoryWarning(2 * 1024 ** 3)).toBeUndefined()
  expect(memoryWarning(1024 ** 3)).toContain('needs up to 1.5 GB of memory, and 1.0 GB are free')
})
