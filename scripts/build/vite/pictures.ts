import { resolveConfigs } from 'vite-imagetools'

/** Pixels. */
const widths = [360, 480, 800, 1080, 1600, 2880]
const fallbackWidths = [480, 1080]
/** Tests and the development server show markup and layout, and do not need every width of every picture. */
const draftWidths = fallbackWidths

/**
 * Data of an import of `master.webp?picture`, for `<picture>`: AVIF in every width, WebP and JPEG in the few that the
 * browsers without AVIF need.
 */
export const pictureDirectives = (mode: string) => (url: URL) =>
  directivesOf(url, mode === 'production' ? widths : draftWidths)

/** Leaves out the widths in which no fallback is built. */
export const pictureConfigs: typeof resolveConfigs = (entries, outputFormats) =>
  resolveConfigs(entries, outputFormats).filter(
    ({ format, w }) => format === 'avif' || format === undefined || fallbackWidths.includes(Number(w)),
  )

function directivesOf(url: URL, wanted: readonly number[]): URLSearchParams {
  if (!url.searchParams.has('picture')) return new URLSearchParams()
  return new URLSearchParams({
    w: wanted.join(';'),
    format: 'avif;webp;jpeg',
    quality: '50',
    // A quarter of the time of sharp's default of 4, for 3 % more bytes.
    effort: '3',
    withoutEnlargement: '',
    as: 'picture',
  })
}
