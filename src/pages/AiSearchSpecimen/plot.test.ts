import { expect, test } from 'vitest'
import { builtArea, plotArea, specimenFigures } from '../../content/specimen.ts'
import { areaOf } from '../../lib/outline.ts'
import {
  annex,
  cadastrePlot,
  house,
  machineRoom,
  permittedPool,
  pool,
  porch,
  registryHouse,
  registryPlot,
} from './plot.ts'

/** The registry knows no other building. */
const registeredHouse = builtArea.registry

/** The outlines of plots have corners to ten centimeters. */
test.each([
  ['the cadastre’s plot', cadastrePlot, plotArea.cadastre, 2],
  ['the registry’s plot', registryPlot, plotArea.registry, 2],
  ['the house', house, specimenFigures.house, 0.01],
  ['the registry’s house', registryHouse, registeredHouse, 0.01],
  ['the porch', porch, specimenFigures.porch, 0.01],
  ['the annex', annex, specimenFigures.annex, 0.01],
  ['the pool', pool, specimenFigures.pool, 0.01],
  ['the pool of the permit', permittedPool, specimenFigures.poolPermitted, 0.01],
  ['the machine room', machineRoom, specimenFigures.machineRoom, 0.01],
])('%s is as large as its figure', (_, outline, figure, tolerance) => {
  expect(Math.abs(areaOf(outline) - figure)).toBeLessThan(tolerance)
})
