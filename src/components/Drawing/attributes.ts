import { palette } from '../../styles/palette.ts'
import { anchor, area, label, sheet, stroke } from './Drawing.css.ts'
import { areas, captions, lines } from './looks.ts'

const widths = { hair: '1', strong: '2' }
type Attributes = Readonly<Record<string, string>>

const looks: ReadonlyMap<string, Attributes> = new Map([
  [sheet, {}],
  ...Object.entries(lines).map(([name, look]): [string, Attributes] => [
    stroke[name as keyof typeof lines],
    {
      fill: 'none',
      stroke: palette[look.color],
      'stroke-width': widths[look.width],
      ...('dashes' in look ? { 'stroke-dasharray': look.dashes } : {}),
      'vector-effect': 'non-scaling-stroke',
    },
  ]),
  ...Object.entries(areas).map(([name, color]): [string, Attributes] => [
    area[name as keyof typeof areas],
    { fill: palette[color] },
  ]),
  ...Object.entries(captions).flatMap(([name, { color, weight }]) =>
    Object.entries(anchor).map(([align, alignment]): [string, Attributes] => [
      `${label[name as keyof typeof captions]} ${alignment}`,
      { fill: palette[color], 'font-weight': String(weight), 'text-anchor': align },
    ]),
  ),
])

/**
 * The look of a class as SVG attributes, for a drawing in a file of its own, which no stylesheet reaches.
 * @throws {Error} for a class that only pages have
 */
export function attributesOf(classes: string): Attributes {
  const found = looks.get(classes)
  if (found === undefined) throw new Error(`The class "${classes}" has no look in a file.`)
  return found
}
