import { resolveConfigs } from 'vite-imagetools'

/** Pixels. */
const widths = [360, 480, 800, 1080, 1600, 2880]
const fallbackWidths = [480, 1080]
/** Tests and the development server show markup and layout, and do not need every width of every picture. */
const draftWidths = fallbackWidths

/**
 * Data of an import of `master.webp?picture`, for `<picture>`: AVIF in every width, WebP and JPEG in the few that the
 * browsers without AVIF need. `?picture=hero` is for the dark sea of the hero, which bands at the
 * usual quality; `?picture=hero-wide` is for the one on wide screens, where it is seen between large letters.
 */
export const pictureDirectives = (mode: string) => (url: URL) =>
  directivesOf(url, mode === 'production' ? widths : draftWidths)

/** Leaves out the widths in which no fallback is built. */
export const pictureConfigs: typeof resolveConfigs = (entries, outputFormats) =>
  resolveConfigs(entries, outputFormats).filter(
    ({ format, w }) => format === 'avif' || format === undefined || fallbackWidths.includes(Number(w)),
  )

const qualities: Partial<Record<string, string>> = { hero: '65', 'hero-wide': '82' }

function directivesOf(url: URL, wanted: readonly number[]): URLSearchParams {
  const kind = url.searchParams.get('picture')
  if (kind === null) return new URLSearchParams()
  const quality = qualities[kind] ?? '50'
  return new URLSearchParams({
    w: wanted.join(';'),
    format: 'avif;webp;jpeg',
    quality,
    // A quarter of the time of sharp's default of 4, for 3 % more bytes.
    effort: '3',
    withoutEnlargement: '',
    as: 'picture',
  })
}
