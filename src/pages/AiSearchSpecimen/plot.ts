import { box, turned, type Point } from '../../lib/outline.ts'

/** The plot in plan: meters to the east and to the south. Areas as in src/content/specimen.ts (plot.test.ts). */
export const cadastrePlot: readonly Point[] = [
  [6.2, 12.5],
  [39.4, 5.2],
  [74.7, 3.1],
  [110, 13.5],
  [113.2, 45.7],
  [103.8, 76.8],
  [64.4, 87.2],
  [27, 83],
  [10.4, 62.3],
  [3.1, 37.4],
]
export const registryPlot: readonly Point[] = [
  [9.5, 12.5],
  ...cadastrePlot.slice(1, 7),
  [29, 83],
  [13.7, 62.3],
  [6.4, 37.4],
]
/** The west of an outline of the plot, where the two differ. */
export const west = (points: readonly Point[]) => [...points.slice(7), ...points.slice(0, 1)]

/** The terrace looks southwest: buildings are drawn upright and turned. */
const placed = (left: number, top: number, right: number, bottom: number) =>
  turned(box(left, top, right, bottom), [52, 34], 45)

export const house = placed(42, 28.1, 62, 39.9)
/** 11.4 meters deep, as the deed has it. */
export const registryHouse = placed(42, 28.5, 62, 39.9)
export const porch = placed(51, 39.9, 60, 43.9)
export const annex = placed(52, 16.1, 60, 22.6)
export const pool = placed(51, 49.1, 59, 54.6)
export const permittedPool = placed(51, 49.1, 59, 53.1)
export const machineRoom = placed(60, 46, 63, 49)

/** The last part of the track, up to the boundary across the neighbor's land. */
export const neighborsTrack: readonly Point[] = [
  [122, 97],
  [113, 88],
  [101.5, 77.4],
]
export const trackOnPlot: readonly Point[] = [
  [101.5, 77.4],
  [90, 62],
  [77, 53],
  [60.5, 39.6],
]
export const olives: readonly Point[] = [
  [22, 22],
  [33, 18],
  [44, 14],
  [17, 35],
  [31, 62],
  [40, 70],
  [53, 74],
  [66, 76],
  [59, 62],
  [73, 68],
  [86, 73],
  [97, 52],
  [102, 36],
  [98, 20],
  [84, 14],
  [87, 30],
]
