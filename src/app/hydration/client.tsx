import '../../styles/global.css.ts'
import '../../styles/utilities.css.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../App.tsx'
import { loadFirstView, loadView, targetOf, type FirstView } from '../views.ts'
import { contentNeeded } from './contentNeeded.ts'
import { contentHydrated, unhydratedContent } from './hydrated.ts'

/** From the hydration of the header to `render-complete`, milliseconds (docs/product.md, "Motion and timings"). */
const renderCompleteDelay = 500

/**
 * Hydrates the header at once and the content when it is needed (docs/decisions/hydration.md).
 * Resolves when the content is hydrated: never, on a page that is only read.
 * @throws when a chunk of the page cannot be loaded
 */
export async function hydratePage(): Promise<void> {
  const target = targetOf(location.pathname)
  if (target.page === 'notFound') {
    const { redirectFor } = await import('../../routing/redirects.ts')
    const redirect = redirectFor(location.pathname)
    if (redirect !== undefined) return location.replace(redirect + location.search + location.hash)
  }
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no #root.')
  const content = unhydratedContent()
  // A host answers unknown addresses with a document of another language (404.html is English) or another page.
  const isOwnDocument = container.dataset['page'] === target.page && document.documentElement.lang === target.locale
  if (content === null || !isOwnDocument) {
    await loadView(target)
    createRoot(container).render(app())
    announceRenderComplete()
    return contentHydrated
  }
  const first = await loadFirstView(target, contentNeeded(content))
  // React works through a transition in short tasks, so that the browser can answer the visitor in between.
  startTransition(() => void hydrateRoot(container, app(first)))
  announceRenderComplete()
  return Promise.race([contentHydrated, first.failure])
}

const app = (first?: FirstView) => (
  <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
    <App {...(first ? { first } : {})} />
  </BrowserRouter>
)

function announceRenderComplete(): void {
  setTimeout(() => document.dispatchEvent(new Event('render-complete')), renderCompleteDelay)
}
