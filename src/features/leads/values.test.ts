import { expect, test } from 'vitest'
import { readValues } from './values.ts'

test('half an emoji is no reason to lose the rest', () => {
  const elements = { namedItem: () => ({ value: 'A finca \uD83C' }) }
  expect(readValues({ elements } as unknown as HTMLFormElement, ['message'])).toEqual({ message: 'A finca \uFFFD' })
})
