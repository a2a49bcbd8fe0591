import { lineOf, shapeOf, type Point, type Projection } from '../../../lib/outline.ts'

/** Meters from the left edge of the sheet, and heights above the terrace. */
export const scale = 22
export const project: Projection = ([x, z]) => [x * scale, 202 - z * scale]
export const line = (points: readonly Point[]) => lineOf(points, project)
export const shape = (points: readonly Point[]) => shapeOf(points, project)
export const lines = (all: readonly (readonly Point[])[]) => all.map(line).join('')

/** A gutter along the eaves, and a column of tiles. */
export const [gutter, tile] = [0.14, 0.5]

/** `count` items, evenly spaced. */
export const series = (from: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at * step)
