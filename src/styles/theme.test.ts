import { expect, test } from 'vitest'
import { palette } from './palette.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

type Color = keyof typeof palette
const pairs: readonly (readonly [text: Color, surface: Color, least: number])[] = [
  ['ink', 'limewash', 7],
  ['ink', 'plaster', 7],
  ['ink', 'sand', 7],
  ['body', 'limewash', 7],
  ['body', 'plaster', 7],
  ['stone', 'limewash', 4.5],
  ['stone', 'plaster', 4.5],
  ['terracotta', 'limewash', 4.5],
  ['terracotta', 'plaster', 4.5],
  ['terracotta', 'terracottaWash', 4.5],
  ['ink', 'terracottaWash', 7],
  ['pine', 'limewash', 7],
  ['limewash', 'sea', 7],
  ['limewash', 'pine', 7],
  ['limewash', 'terracotta', 4.5],
  ['sand', 'sea', 7],
  ['seaText', 'sea', 7],
  ['seaText', 'seaDeep', 7],
  ['seaQuiet', 'sea', 4.5],
  ['seaQuiet', 'seaDeep', 7],
  ['sand', 'seaDeep', 7],
]

test.each(pairs)('%s on %s has a contrast of at least %s', (text, surface, least) => {
  expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(least)
})
