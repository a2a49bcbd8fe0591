/** Meters: right, and down the sheet or up from the ground, as the drawing's projection takes it. */
export type Point = readonly [x: number, y: number]
/** From meters to the units of a drawing. */
export type Projection = (point: Point) => Point

const rounded = (value: number): string => String(Number(value.toFixed(1)))

/** One decimal each, so that every engine writes the same text. */
export const textOf = (point: Point): string => point.map(rounded).join(' ')

/** An SVG path through points. */
export const lineOf = (points: readonly Point[], project: Projection): string =>
  points.map((point, at) => `${at === 0 ? 'M' : 'L'}${textOf(project(point))}`).join('')
export const shapeOf = (points: readonly Point[], project: Projection): string => `${lineOf(points, project)}Z`

export const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Points turned clockwise around a center, degrees. */
export function turned(points: readonly Point[], [centerX, centerY]: Point, angle: number): readonly Point[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return points.map(([x, y]) => [
    centerX + (x - centerX) * cos - (y - centerY) * sin,
    centerY + (x - centerX) * sin + (y - centerY) * cos,
  ])
}

/** Area of a polygon. */
export const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The path of a rectangle from its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

export const circle = ([x, y]: Point, radius: number): string =>
  `M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** The outline of a cypress: its foot, and its height; meters. */
export function cypress([x, foot]: Point, height: number, project: Projection): string {
  const half = height * 0.118
  const at = (side: number, share: number): string => textOf(project([x + side * half, foot + share * height]))
  return `M${at(0, 1)}C${at(0.5, 0.675)} ${at(1, 0.35)} ${at(0, 0)}C${at(-1, 0.35)} ${at(-0.5, 0.675)} ${at(0, 1)}`
}
