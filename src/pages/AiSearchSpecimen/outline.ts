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

/** The outline of a tree's crown: a ring of small arcs, or one circle. */
export function crown([x, y]: Point, radius: number, arcs: number): string {
  if (arcs < 2)
    return `M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  const corners = Array.from({ length: arcs + 1 }, (_, at) => {
    const angle = (at / arcs) * 2 * Math.PI
    return `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * 0.8 * Math.sin(angle))}`
  })
  return `M${corners.join(`A${rounded(radius * 0.42)} ${rounded(radius * 0.38)} 0 0 1 `)}`
}
