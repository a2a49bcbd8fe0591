import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newBuildTaxes, transferTax } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { fullHeight, newBuildBlocks, priceMark, drawnUpTo, taxedSteps, taxStair } from './taxStair.ts'

const size = { width: 500, height: 140 }
const steps = taxStair(size)
type Box = { readonly width: number; readonly height: number }
const areaOf = ({ width, height }: Box) => width * height
/** Tax in euro of one square unit of the drawing. */
const taxPerUnit = (drawnUpTo / size.width) * (fullHeight / size.height)

test('one step for each band, side by side from 0 to the end of the drawing', () => {
  expect(steps.map(({ rate }) => rate)).toEqual(purchaseCosts.transferTaxBands.map(({ rate }) => rate))
  steps.forEach(({ x, width, y, height }, at) => {
    expect(x + width).toBeCloseTo(steps[at + 1]?.x ?? size.width, 9)
    expect(y + height).toBeCloseTo(size.height, 9)
  })
  expect(steps[0]?.x).toBe(0)
})

test('the taxes on a new build fit in the drawing', () => {
  const { newBuildVat, newBuildStampDuty } = purchaseCosts
  for (const { rate } of newBuildStampDuty) expect(newBuildVat + rate).toBeLessThan(fullHeight)
})

test('every step of the stamp duty begins within the drawing; for a later one raise `openEnd`', () => {
  for (const { from } of purchaseCosts.newBuildStampDuty) expect(from).toBeLessThan(drawnUpTo)
})

test('widths are to scale of the bands, heights of the rates', () => {
  const [first, second] = steps
  const [one, two] = purchaseCosts.transferTaxBands
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(
    (one?.upTo ?? 0) / ((two?.upTo ?? 0) - (one?.upTo ?? 0)),
    9,
  )
  expect((first?.height ?? 0) / (second?.height ?? 1)).toBeCloseTo((one?.rate ?? 0) / (two?.rate ?? 1), 9)
})

test('the taxed area is the tax', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: drawnUpTo }), (price) => {
      const area = taxedSteps(steps, price, size).reduce((sum, step) => sum + areaOf(step), 0)
      expect(area * taxPerUnit).toBeCloseTo(transferTax(price), -1)
    }),
  )
})

test('the blocks of a new build are its taxes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: drawnUpTo }), (price) => {
      const { vat, stampDuty } = newBuildBlocks(price, size)
      expect(areaOf(vat) * taxPerUnit).toBeCloseTo(newBuildTaxes(price).vat, -1)
      expect(areaOf(stampDuty) * taxPerUnit).toBeCloseTo(newBuildTaxes(price).stampDuty, -1)
    }),
  )
})

test('a price beyond the drawing is at its end', () => {
  expect(priceMark(drawnUpTo / 2, 500)).toEqual({ x: 250, isBeyond: false })
  expect(priceMark(drawnUpTo, 500)).toEqual({ x: 500, isBeyond: false })
  expect(priceMark(1_000_000_000, 500)).toEqual({ x: 500, isBeyond: true })
  expect(taxedSteps(steps, 1_000_000_000, size)).toHaveLength(purchaseCosts.transferTaxBands.length)
})
