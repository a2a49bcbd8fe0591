/** Pictures in public/articles, pixels; each has a smaller variant, `villa-800.jpg` (docs/decisions/pictures.md). */
export const articlePicture = { width: 1600, height: 840, smallWidth: 800 } as const

const ownAddress = /^(\/articles\/[\w-]+)\.jpg$/

/** The variants of a picture of this site, as a `srcset`; undefined for other addresses. */
export function ownPictureSet(address: string): string | undefined {
  const name = ownAddress.exec(address)?.[1]
  const { width, smallWidth } = articlePicture
  return name && `${name}-${smallWidth}.jpg ${smallWidth}w, ${address} ${width}w`
}

/** Adds the size and the variants of a picture of this site: an editor knows neither. */
export function describeOwnPicture(image: Element): void {
  const srcset = ownPictureSet(image.getAttribute('src') ?? '')
  if (srcset === undefined) return
  image.setAttribute('width', String(articlePicture.width))
  image.setAttribute('height', String(articlePicture.height))
  image.setAttribute('srcset', srcset)
  // An opening picture extends to the edges of the viewport, the others are as wide as the text.
  image.setAttribute('sizes', image.classList.contains('article-opening') ? '100vw' : '(min-width: 48em) 42rem, 100vw')
}
