/** A table in plan, centimeters from its corner at the left chair, as in scripts/art/scenes/table.py. */
export const table = { width: 174, depth: 90 } as const

/** From the edge of the drawing to the table, centimeters: chairs drawn up to it, and a scale at the bottom. */
export const rim = { top: 28, bottom: 46 } as const

/** A chair with its back at the top, centimeters: the curved back, and the seat below it. */
export const chair = {
  width: 48,
  depth: 54,
  outline: 'M2.5 5.5Q24-1.5 45.5 5.5V7.5Q24 .5 2.5 7.5ZM5 10H43Q46 10 46 13V50Q46 53 43 53H5Q2 53 2 50V13Q2 10 5 10Z',
} as const

/** The board with the map, the floor plan (A3) and the deed (A4) on the table: a corner or the middle, and a turn in degrees. */
export const map = { x: 10, y: 9, width: 79, depth: 67, island: 'translate(7.1 7.6) scale(.1)' } as const
export const sheet = { x: 104, y: 12, turn: 5, width: 45, depth: 28 } as const
export const deed = { x: 128, y: 64, turn: -4, width: 21, depth: 29.7 } as const

/** On the deed, centimeters from its middle: a ring around a disc. */
export const seal =
  'M.9 9a3.19 3.19 0 0 1 6.4 0a3.19 3.19 0 0 1-6.4 0zM1.5 9a2.6 2.6 0 0 0 5.2 0a2.6 2.6 0 0 0-5.2 0zM1.9 9a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1-4.4 0z'

/** The island at 1:150,000, tenths of a centimeter. Coastline: GSHHG, simplified (scripts/art/map). */
export const coast =
  'M374 30l-9 10-20-9-10 13-19 5-32 26-37 4-2 11-8 7-30 9-12 17-3-2-7 5-4 15-24 12 1 5-21 25-17 11-17 0-37 36-60 35-5 30 15 16 9 8 14-4 3 12 21-9 14 12-14 9 7 12 7-1 5 14 19 12 7-37 8-4 25-15 5-14 13 1 5-14 21 4 47 41-16 22 14 26-5 21 28 38 11-3 13 7 9-6 22 0 17 10 9-9 15 1 19 18-1 17 15 5 25 33 51-49 14 3 11-9-1-10 21-13 14-11 11-24 4 0 12-61 25-26 16-13 6-18 14-3-11-10 5-21 7-11 18 2 1-15 10-3 0-34 13-10-16-4 5-19-26-3-38-28-8 6-3 17-43 21-66-36-11-20 2-21 32-4 10-14-5-3 1-13-25 11-8-3-15 9-12-13-2-19 6-7 11 0 12-12 13 3 23-13 12-17-20 1-9 1-25 21-14 2-1-5-19 3-13 1z'
