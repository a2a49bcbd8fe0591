import { expect, test } from 'vitest'
import { shortIdentifiers } from './shortIdentifiers.ts'

const files = ['src/b.css.ts', 'src/a.css.ts']

test('a name is the place of its file and its number there, in every build', () => {
  const name = shortIdentifiers(files)
  expect(name({ filePath: 'src/b.css.ts', hash: '1x9zk0' })).toBe('a1-0')
  expect(name({ filePath: 'src/a.css.ts', hash: 'q7fmv10' })).toBe('a0-0')
  expect(name({ filePath: 'src/b.css.ts', hash: '1x9zk1f' })).toBe('a1-1f')
})

test('the last of 936 files has two letters', () => {
  const many = Array.from({ length: 936 }, (_, index) => `src/${String(index).padStart(3, '0')}.css.ts`)
  expect(shortIdentifiers(many)({ filePath: 'src/935.css.ts', hash: '1x9zk0' })).toBe('zz-0')
})

test('styles of another folder fail', () => {
  expect(() => shortIdentifiers(files)({ filePath: 'other/c.css.ts', hash: '1x9zk0' })).toThrow('other/c.css.ts')
})
