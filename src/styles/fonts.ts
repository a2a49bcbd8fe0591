/** Metrics of a font's regular weight, as shares of its em. `width` is of the average character of English text. */
type Metrics = { readonly ascent: number; readonly descent: number; readonly width: number }
/** A font of the system: its names, among them fonts of the same widths, and the average width of its characters. */
type SystemFont = { readonly name: string; readonly local: readonly string[]; readonly width: number }

/** Source of all metrics: https://github.com/seek-oss/capsize/tree/master/packages/metrics (4.3.0). */
const instrumentSerif: Metrics = { ascent: 0.99, descent: 0.31, width: 0.341 }
const instrumentSans: Metrics = { ascent: 0.97, descent: 0.25, width: 0.458 }
/** Of Windows, Apple and Linux, then of Android. */
const serifs: readonly SystemFont[] = [
  {
    name: 'Times New Roman',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    width: 832 / 2048,
  },
  { name: 'Noto Serif', local: ['Noto Serif Regular', 'NotoSerif-Regular'], width: 0.481 },
]
const sansSerifs: readonly SystemFont[] = [
  { name: 'Arial', local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: 913 / 2048 },
  { name: 'Roboto', local: ['Roboto Regular', 'Roboto-Regular'], width: 911 / 2048 },
]

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(4))}%`
const fallbackOf = (family: string, { name }: SystemFont): string => `${family} as ${name}`

/** Faces of system fonts with the metrics of a web font, so that the page does not move when it arrives. */
const fallbackFaces = (family: string, font: Metrics, systemFonts: readonly SystemFont[]) =>
  systemFonts.map((systemFont) => {
    const size = font.width / systemFont.width
    return {
      fontFamily: fallbackOf(family, systemFont),
      src: systemFont.local.map((name) => `local('${name}')`).join(', '),
      sizeAdjust: percent(size),
      ascentOverride: percent(font.ascent / size),
      descentOverride: percent(font.descent / size),
      lineGapOverride: '0%',
    }
  })

const [displayFamily, textFamily] = ['Instrument Serif', 'Instrument Sans Variable']
export const displayFallbacks = fallbackFaces(displayFamily, instrumentSerif, serifs)
export const textFallbacks = fallbackFaces(textFamily, instrumentSans, sansSerifs)

/** The web font, its fallbacks, and the system fonts as they are. */
const stackOf = (family: string, systemFonts: readonly SystemFont[], generic: string): string => {
  const names = [family, ...systemFonts.map((it) => fallbackOf(family, it)), ...systemFonts.map(({ name }) => name)]
  return [...names.map((name) => `"${name}"`), generic].join(', ')
}

export const fontStacks = {
  display: stackOf(displayFamily, serifs, 'serif'),
  text: stackOf(textFamily, sansSerifs, 'sans-serif'),
}
