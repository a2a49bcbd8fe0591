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

/** Baselines of name and price: in two rows, above and below the island. */
const rows = { above: { name: 13, price: 30, leader: 37 }, below: { name: 296, price: 313, leader: 281 } } as const
/** Where each name is, and where its leader ends in the region, units of the map. */
const places: Readonly<Record<RegionId, { row: keyof typeof rows; x: number; at: readonly [x: number, y: number] }>> = {
  west: { row: 'above', x: 62, at: [560, 410] },
  central: { row: 'above', x: 194, at: [789, 560] },
  north: { row: 'above', x: 338, at: [1040, 410] },
  southwest: { row: 'below', x: 56, at: [270, 700] },
  south: { row: 'below', x: 194, at: [789, 900] },
  northeast: { row: 'below', x: 344, at: [1420, 640] },
}
/** An outline without coves that are smaller than half a pixel here: consecutive short steps become one. */
function coarse(path: string): string {
  return path.replaceAll(/l([^z]+)/g, (_, steps: string) => {
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number)
    const merged: number[] = []
    let [x, y] = [0, 0]
    for (let at = 0; at < numbers.length; at += 2) {
      x += numbers[at] ?? 0
      y += numbers[at + 1] ?? 0
      if (Math.hypot(x, y) < shortest && at + 2 < numbers.length) continue
      merged.push(x, y)
      ;[x, y] = [0, 0]
    }
    return `l${merged.join(' ').replaceAll(' -', '-')}`
  })
}

/** From under or above its name to a dot in the region. */
function leaderOf(id: RegionId): string {
  const { row, x, at } = places[id]
  return `M${x} ${rows[row].leader}L${offsetX + at[0] * scale} ${offsetY + at[1] * scale}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`
}

/** The regions of the guide's map; their names and price ranges are around the island. */
export function RegionsDrawing() {
  const translate = useMessage()
  const { intl } = localeTags[useLanguage().language]
  const range = ({ priceRange: { min, max, open } }: Region) => formatPriceRange(min, max, intl, open)
  const ranges = regions.map((region) => `${translate(region.name)} ${range(region)}`).join(', ')
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { ranges })}>
      <path
        transform={`translate(${offsetX} ${offsetY}) scale(${scale})`}
        fill={palette.plaster}
        stroke={palette.ink}
        vectorEffect="non-scaling-stroke"
        d={regions.map(({ id }) => coarse(mallorcaMap[id].path)).join('')}
      />
      <Stroke d={regions.map(({ id }) => leaderOf(id)).join('')} />
      {regions.map((region) => {
        const { row, x } = places[region.id]
        const { name, price } = rows[row]
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
