/** Pictures in public/articles, pixels; each has smaller variants such as `villa-800.jpg` (docs/decisions/pictures.md). */
export const articlePicture = { width: 1600, height: 840, smallWidths: [400, 800] } as const

/** Size of the SVGs in public/drawings. */
export const articleDrawing = { width: 400, height: 320 } as const

const drawingAddress = /^\/drawings\/[\w-]+\.svg$/
const pictureAddress = /^(\/articles\/[\w-]+)\.jpg$/

/** The variants of a picture of this site, as a `srcset`; undefined for other addresses. */
export function articlePictureSet(address: string): string | undefined {
  const name = pictureAddress.exec(address)?.[1]
  const { width, smallWidths } = articlePicture
  return name && [...smallWidths.map((small) => `${name}-${small}.jpg ${small}w`), `${address} ${width}w`].join(', ')
}

/** Adds the size and the variants of a picture of this site: an editor knows neither. */
export function describeArticlePicture(image: Element): void {
  const address = image.getAttribute('src') ?? ''
  if (drawingAddress.test(address)) {
    image.setAttribute('width', String(articleDrawing.width))
    image.setAttribute('height', String(articleDrawing.height))
    return
  }
  const srcset = articlePictureSet(address)
  if (srcset === undefined) return
  image.setAttribute('width', String(articlePicture.width))
  image.setAttribute('height', String(articlePicture.height))
  image.setAttribute('srcset', srcset)
  // An opening picture extends to the edges of the viewport, the others are as wide as the text.
  image.setAttribute('sizes', image.classList.contains('article-opening') ? '100vw' : '(min-width: 48em) 42rem, 100vw')
}
