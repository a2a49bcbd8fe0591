/** Pictures in public/articles, pixels; each has a smaller variant, `villa-800.jpg` (docs/decisions/pictures.md). */
export const articlePicture = { width: 1600, height: 840, smallWidth: 800 } as const

const ownAddress = /^(\/articles\/[\w-]+)\.jpg$/

/** Adds the size and the variants of a picture of this site: an editor knows neither. */
export function describeOwnPicture(image: Element): void {
  const address = image.getAttribute('src') ?? ''
  const name = ownAddress.exec(address)?.[1]
  if (name === undefined) return
  const { width, height, smallWidth } = articlePicture
  image.setAttribute('width', String(width))
  image.setAttribute('height', String(height))
  image.setAttribute('srcset', `${name}-${smallWidth}.jpg ${smallWidth}w, ${address} ${width}w`)
  // An opening picture extends to the edges of the viewport, the others are as wide as the text.
  image.setAttribute('sizes', image.classList.contains('article-opening') ? '100vw' : '(min-width: 48em) 42rem, 100vw')
}
