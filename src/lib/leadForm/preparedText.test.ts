import { expect, test } from 'vitest'
import { preparedText } from './preparedText.ts'

test('lists every filled field after its label', () => {
  const lines = [
    ['Name', 'Anna '],
    ['Phone', ''],
    ['Message', 'A finca,\nplease'],
  ] as const
  expect(preparedText('Hello', lines)).toBe('Hello\n\nName: Anna\nMessage: A finca,\nplease')
})

test('an empty form leaves the opening', () => {
  expect(preparedText('Hello', [['Name', ' ']])).toBe('Hello')
})
