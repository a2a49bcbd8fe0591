let loading: Promise<void> | undefined

/**
 * Loads the rules of all pages, once: a prerendered page links to those of its own HTML only (docs/decisions/styles.md).
 * @throws when the stylesheet cannot be loaded
 */
export function loadSiteStyles(): Promise<void> {
  const href = import.meta.env.SSR ? undefined : document.getElementById('root')?.dataset['styles']
  // The development server links to the stylesheets of all modules.
  if (href === undefined) return Promise.resolve()
  loading ??= link(href)
  // A failed request is sent again next time.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function link(href: string): Promise<void> {
  const element = document.createElement('link')
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve, { once: true })
    const fail = () => {
      element.remove()
      reject(new Error(`The stylesheet ${href} cannot be loaded.`))
    }
    element.addEventListener('error', fail, { once: true })
  })
  element.rel = 'stylesheet'
  element.href = href
  document.head.append(element)
  await loaded
}
