import { Dimension, Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { mallorcaMap, unitsPerKilometer } from '../content/mallorcaMap.ts'
import { regions, type Region, type RegionId } from '../content/regions.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { localeTags } from '../i18n/locales.ts'
import { useMessage } from '../i18n/Message.tsx'
import { formatPriceRange } from '../lib/format.ts'
import { palette } from '../styles/palette.ts'
import { regionPrices as copy } from './copy.ts'
import { left, Plate } from './Plate.tsx'

const scale = 0.19
const [offsetX, offsetY] = [44, 42]
/** Shortest step of an outline, units of the map. */
const shortest = 3
/** Kilometers of the scale bar. */
const bar = 20

/** Baselines of name and price: in two rows, above and below the island; without a coast, on the region. */
const rows = { above: { name: 13, price: 30, leader: 37 }, below: { name: 296, price: 313, leader: 281 } } as const
type Point = readonly [x: number, y: number]
type Place = { readonly row: keyof typeof rows; readonly x: number; readonly at: Point }
/** Where each name is, and where its leader ends in the region, units of the map. */
const places: Readonly<Record<Exclude<RegionId, 'central'>, Place>> = {
  west: { row: 'above', x: 62, at: [560, 410] },
  north: { row: 'above', x: 338, at: [1040, 410] },
  southwest: { row: 'below', x: 56, at: [270, 700] },
  south: { row: 'below', x: 194, at: [789, 900] },
  northeast: { row: 'below', x: 344, at: [1420, 640] },
}
type Step = readonly [from: Point, to: Point]

/** The steps of closed outlines, whose paths are `M`, a point, `l` and steps. */
function stepsOf(path: string): readonly Step[] {
  return (path.match(/M[^z]+/g) ?? []).flatMap((outline) => {
    const numbers = (outline.match(/-?\d+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    const points = Array.from({ length: numbers.length / 2 }, (_, at): Point => {
      x += numbers[2 * at] ?? 0
      y += numbers[2 * at + 1] ?? 0
      return [x, y]
    })
    return points.map((point, at): Step => [point, points[(at + 1) % points.length] ?? point])
  })
}

const steps = regions.flatMap(({ id }) => stepsOf(mallorcaMap[id].path))
const known = new Set(steps.map(String))
const isShared = ([from, to]: Step): boolean => known.has(String([to, from]))
/** Each border once, in the direction of the first of its two regions. */
const borders = steps.filter(([from, to], at) => steps.findIndex((step) => String(step) === String([to, from])) > at)
const coast = inOrder(steps.filter((step) => !isShared(step)))

/** Steps of which each begins where another ends. */
function inOrder(loose: readonly Step[]): readonly Step[] {
  const pending = new Map(loose.map((step) => [String(step[0]), step]))
  const ordered: Step[] = []
  for (const first of loose) {
    for (let step = pending.get(String(first[0])); step; step = pending.get(String(step[1]))) {
      ordered.push(step)
      pending.delete(String(step[0]))
    }
  }
  return ordered
}

/** A path through steps without coves that are smaller than half a pixel here. */
function pathOf(ordered: readonly Step[]): string {
  let d = ''
  let [drawn, end] = ['', '']
  ordered.forEach(([from, to], at) => {
    if (String(from) !== end) {
      d += `M${from.join(' ')}`
      drawn = String(from)
    }
    end = String(to)
    const isLast = String(ordered[at + 1]?.[0]) !== end
    const [x = 0, y = 0] = drawn.split(',').map(Number)
    if (!isLast && Math.hypot(to[0] - x, to[1] - y) < shortest) return
    d += `l${to[0] - x} ${to[1] - y}`
    drawn = end
  })
  return d.replaceAll(' -', '-')
}

const lines = [
  { id: 'coast', d: pathOf(coast), fill: palette.plaster, stroke: palette.ink },
  { id: 'borders', d: pathOf(borders), fill: 'none', stroke: palette.mares },
] as const

/** From under or above its name to a dot in the region. */
function leaderOf({ row, x, at }: Place): string {
  return `M${x} ${rows[row].leader}L${offsetX + at[0] * scale} ${offsetY + at[1] * scale}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`
}

/** The names and prices of a region without coast. */
const inland = { x: 196, name: 142, price: 159 } as const

/** The regions of the guide's map; their names and price ranges are around the island. */
export function RegionsDrawing() {
  const translate = useMessage()
  const { intl } = localeTags[useLanguage().language]
  const range = ({ priceRange: { min, max, open } }: Region) => formatPriceRange(min, max, intl, open)
  const ranges = regions.map((region) => `${translate(region.name)} ${range(region)}`).join(', ')
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { ranges })}>
      {lines.map(({ id, ...line }) => (
        <path
          key={id}
          transform={`translate(${offsetX} ${offsetY}) scale(${scale})`}
          vectorEffect="non-scaling-stroke"
          {...line}
        />
      ))}
      <Stroke d={Object.values(places).map(leaderOf).join('')} />
      {regions.map((region) => {
        const place = region.id === 'central' ? undefined : places[region.id]
        const { x, name, price } = place ? { x: place.x, ...rows[place.row] } : inland
        return (
          <g key={region.id}>
            <Label look="strong" x={x} y={name} align="middle">
              {translate(region.name)}
            </Label>
            <Label look="accent" x={x} y={price} align="middle">
              {range(region)}
            </Label>
          </g>
        )
      })}
      <Dimension from={left} to={left + bar * unitsPerKilometer * scale} y={236}>
        {`${bar}\u00A0km`}
      </Dimension>
    </Plate>
  )
}
