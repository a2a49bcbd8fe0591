import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { purchaseCosts } from '../../../src/content/costs.ts'
import { facts } from '../../../src/content/facts.ts'
import { taxes } from '../../../src/content/taxes.ts'

/** The rows of docs/sources.md by the name in their first cell. */
const rows = new Map(
  fs
    .readFileSync(path.resolve(import.meta.dirname, '../../../docs/sources.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', ...cells]) => [name, cells.slice(0, -1)] as const),
)

/** The numbers of a value, each as an amount, a year and a percentage. Of bands and steps, whose thresholds are in the law, the rates. */
const spellings = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value === 'object' && value !== null)
    return Object.values('rate' in value ? { rate: value.rate } : value).flatMap(spellings)
  const number = Number(value)
  return [[number.toLocaleString('en'), String(number), Number((number * 100).toFixed(4)).toLocaleString('en')]]
}

test.each(Object.entries({ ...facts, ...purchaseCosts, ...taxes }))(
  'docs/sources.md has the value of %s and a source',
  (name, value) => {
    const [written = '', ...others] = rows.get(`\`${name}\``) ?? []
    expect(others).toEqual([expect.stringMatching(/./)])
    const figures = written.match(/\d[\d.,]*(?<=\d)/g) ?? []
    for (const spelled of spellings(value))
      expect(figures).toEqual(expect.arrayContaining([expect.toBeOneOf([...spelled])]))
  },
)
