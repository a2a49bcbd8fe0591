/**
 * Data of an import of `master.webp?picture`: every width in AVIF, WebP and JPEG, for `<picture>`.
 * `?picture=hero` is for the dark sea of the hero, which bands at the usual quality.
 */
const widths = [480, 768, 1080, 1600]
/** Tests check markup and layout, and do not need every width of every picture. */
const testWidths = widths.slice(0, 2)

export const pictureDirectives = (mode: string) => (url: URL) =>
  directivesOf(url, mode === 'test' ? testWidths : widths)

function directivesOf(url: URL, wanted: readonly number[]): URLSearchParams {
  const kind = url.searchParams.get('picture')
  if (kind === null) return new URLSearchParams()
  const quality = kind === 'hero' ? '65' : '54'
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
