/** Who sits where: the seller's side above, the buyer's side below, both agents on the left. */
type Seat = 'agent' | 'seller' | 'us' | 'you'
type Point = { readonly x: number; readonly y: number }
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type TablePlan = {
  readonly width: number
  readonly height: number
  readonly table: Box
  readonly chairs: Readonly<Record<Seat, Box>>
  /** Baselines of the names, centered on the chairs. */
  readonly names: Readonly<Record<Seat, Point>>
  readonly flows: readonly Flow[]
}
/** An arrow from one party to another, and the baseline of its text. */
export type Flow = {
  readonly id: 'commission' | 'sellersDuty' | 'price' | 'share' | 'fee' | 'ourDuty'
  readonly from: Point
  readonly to: Point
  readonly label: Point & { readonly align: 'start' | 'middle' | 'end' }
}

/** 54 centimeters, one unit is a centimeter: the curved back, and the seat below it, with its front under the table. */
const chair = { width: 54, height: 54 }
const underTable = 14
/** From the outer edge of the drawing to the table: a line of text, a chair, gaps. */
const rim = 76
/** Longest name of a party, user units. */
const widestName = 152
/** Between the two arrows of a pair, and between an arrow and its text. */
const pair = 40
const toText = 10
/** From the middle of a line of text to its baseline. */
const toBaseline = 5

/** The parties around the table in plan, for a drawing of this size. */
export function tablePlan(width: number, height: number): TablePlan {
  const [top, bottom] = [rim, height - rim]
  const left = Math.max(width * 0.16, widestName / 2)
  const right = width - left
  const inset = height * 0.1
  const chairAt = (x: number, y: number): Box => ({ x: x - chair.width / 2, y, ...chair })
  const above = top - chair.height + underTable
  const below = bottom - underTable
  // Arrows along a side start next to the arrows across the table.
  const [start, end] = [left + 26, right - 26]
  const middle = width / 2
  const along = (y: number, isMoney: boolean) => ({
    from: { x: isMoney ? end : start, y },
    to: { x: isMoney ? start : end, y },
    label: { x: middle, y: y - toText, align: 'middle' as const },
  })
  const [sellersSide, buyersSide] = [top + inset, bottom - inset - pair + toText]
  return {
    width,
    height,
    table: { x: 0.5, y: top, width: width - 1, height: bottom - top },
    chairs: {
      agent: chairAt(left, above),
      seller: chairAt(right, above),
      us: chairAt(left, below),
      you: chairAt(right, below),
    },
    names: {
      agent: { x: left, y: above - 12 },
      seller: { x: right, y: above - 12 },
      us: { x: left, y: below + chair.height + 22 },
      you: { x: right, y: below + chair.height + 22 },
    },
    flows: [
      { id: 'commission', ...along(sellersSide, true) },
      { id: 'sellersDuty', ...along(sellersSide + pair, false) },
      {
        id: 'price',
        from: { x: right, y: bottom - 18 },
        to: { x: right, y: top + 18 },
        label: { x: right - toText, y: height / 2 + toBaseline, align: 'end' },
      },
      {
        id: 'share',
        from: { x: left, y: top + 18 },
        to: { x: left, y: bottom - 18 },
        label: { x: left + toText, y: height / 2 + toBaseline, align: 'start' },
      },
      { id: 'ourDuty', ...along(buyersSide, false) },
      { id: 'fee', ...along(buyersSide + pair, true) },
    ],
  }
}

const head = 7
/** The open head at the end of an arrow, as an SVG path; the arrow is horizontal or vertical. */
export function arrowHead({ from, to }: Pick<Flow, 'from' | 'to'>): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
  const wing = (side: 1 | -1) =>
    `${to.x - head * dx + side * head * 0.6 * dy} ${to.y - head * dy + side * head * 0.6 * dx}`
  return `M${wing(1)}L${to.x} ${to.y}L${wing(-1)}`
}

/** A chair in plan, its curved back away from the table, as an SVG path. */
export function chairOutline({ x, y, width, height }: Box, facing: 'down' | 'up'): string {
  const turn = facing === 'down' ? 1 : -1
  const back = facing === 'down' ? y : y + height
  const at = (across: number, along: number): string => `${x + across} ${back + turn * along}`
  const [end, seat, corner] = [6, 10, 4]
  return [
    `M${at(0, end)}Q${at(width / 2, -2)} ${at(width, end)}V${back + turn * (end + 3)}`,
    `Q${at(width / 2, 1)} ${at(0, end + 3)}z`,
    `M${at(3, seat)}H${x + width - 3}V${back + turn * (height - corner)}`,
    `Q${at(width - 3, height)} ${at(width - 3 - corner, height)}H${x + 3 + corner}`,
    `Q${at(3, height)} ${at(3, height - corner)}z`,
  ].join('')
}
