/**
 * What an import of `master.webp?picture` becomes: every width in AVIF, WebP and JPEG, as data for `<picture>`.
 * `?picture=hero` is for the dark sea of the hero, which bands at the usual quality.
 */
const widths = [480, 768, 1080, 1600]

export function pictureDirectives(url: URL): URLSearchParams {
  const kind = url.searchParams.get('picture')
  if (kind === null) return new URLSearchParams()
  const quality = kind === 'hero' ? '66' : '56'
  return new URLSearchParams({
    w: widths.join(';'),
    format: 'avif;webp;jpeg',
    quality,
    withoutEnlargement: '',
    as: 'picture',
  })
}
