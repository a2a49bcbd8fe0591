import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { company } from '../../../src/content/company.ts'
import { purchaseCosts } from '../../../src/content/costs.ts'
import { facts } from '../../../src/content/facts.ts'
import { taxes } from '../../../src/content/taxes.ts'

/** Value and source of each number in docs/sources.md. */
const rows = new Map(
  [
    ...fs
      .readFileSync(path.resolve(import.meta.dirname, '../../../docs/sources.md'), 'utf8')
      .matchAll(/^- `(\w+)` \*\*(.+?):\*\* (.+)$/gm),
  ].map(([, name = '', value = '', source = '']) => [name, { value, source }] as const),
)

/** The numbers of a value, each as an amount, a year and a percentage. Of bands and steps, whose thresholds are in the law, the rates. */
const spellings = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value === 'object' && value !== null)
    return Object.values('rate' in value ? { rate: value.rate } : value).flatMap(spellings)
  const number = Number(value)
  return [[number.toLocaleString('en'), String(number), Number((number * 100).toFixed(4)).toLocaleString('en')]]
}

const { commissionShare } = company

test.each(Object.entries({ ...facts, ...purchaseCosts, ...taxes, commissionShare }))(
  'docs/sources.md has the value of %s and a source',
  (name, value) => {
    const row = rows.get(name)
    expect(row).toEqual({ value: expect.anything(), source: expect.anything() })
    const figures = row?.value.match(/\d[\d.,]*(?<=\d)/g) ?? []
    for (const spelled of spellings(value))
      expect(figures).toEqual(expect.arrayContaining([expect.toBeOneOf([...spelled])]))
  },
)
