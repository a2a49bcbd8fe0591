/** Resolves after the first contentful paint and a frame with the fonts and pictures of the first viewport. */
export async function viewportPainted(): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.allSettled([firstPaint(), document.fonts.ready, ...pictures.map((picture) => picture.decode())])
  await nextFrame()
  await nextFrame()
}

/** Resolves after the first contentful paint: on a slow machine it is more than a frame after `load`. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

const nextFrame = () => new Promise(requestAnimationFrame)
