import { Label, Stroke } from '../components/Drawing/Drawing.tsx'
import { mallorcaMap } from '../content/mallorcaMap.ts'
import { regions, type Region, type RegionId } from '../content/regions.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { localeTags } from '../i18n/locales.ts'
import { useMessage } from '../i18n/Message.tsx'
import { formatPriceRange } from '../lib/format.ts'
import { palette } from '../styles/palette.ts'
import { regionPrices as copy } from './copy.ts'
import { Plate } from './Plate.tsx'

const scale = 0.24
const [offsetX, offsetY] = [6, 4]
/** Names with prices that are wider than their region: in the sea, in units of the map. */
const inTheSea: Partial<Record<RegionId, { readonly x: number; readonly y: number }>> = {
  southwest: { x: 205, y: 1000 },
  west: { x: 330, y: 280 },
  north: { x: 1420, y: 150 },
  northeast: { x: 1420, y: 1180 },
}
/** From two of them to their region, in units of the drawing. */
const leaders = 'M296 46L252 78M352 266L344 168'

/** The regions of the guide's map with their price ranges. */
export function RegionsDrawing() {
  const translate = useMessage()
  const { intl } = localeTags[useLanguage().language]
  const range = ({ priceRange: { min, max, open } }: Region) => formatPriceRange(min, max, intl, open)
  const ranges = regions.map((region) => `${translate(region.name)} ${range(region)}`).join(', ')
  return (
    <Plate title={translate(copy.title)} description={translate(copy.description, { ranges })}>
      <g transform={`translate(${offsetX} ${offsetY}) scale(${scale})`} fill={palette.plaster} stroke={palette.ink}>
        {regions.map(({ id }) => (
          <path key={id} d={mallorcaMap[id].path} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <Stroke d={leaders} />
      {regions.map((region) => {
        const { x, y } = inTheSea[region.id] ?? mallorcaMap[region.id].label
        const at = { x: offsetX + x * scale, y: offsetY + y * scale, align: 'middle' } as const
        return (
          <g key={region.id}>
            <Label look="strong" {...at} y={at.y - 8}>
              {translate(region.name)}
            </Label>
            <Label look="accent" {...at} y={at.y + 9}>
              {range(region)}
            </Label>
          </g>
        )
      })}
    </Plate>
  )
}
