import './styles/global.css.ts'
import './styles/utilities.css.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { forgetReload, loadView, targetOf } from './app/views.ts'
import { redirectFor } from './routing/redirects.ts'

/** When a page counts as complete, milliseconds after the app took over (decisions, "Extras"). */
const renderCompleteDelay = 500

/** What a prerendered page says of itself in its head; a page that is rendered afresh says it again. */
const prerenderedHead =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"]'

/**
 * Takes over the prerendered page without changing what is seen. The tree mirrors that of vite-react-ssg's static
 * router (a fragment of two), so that React derives the same ids.
 */
export async function takeOver(): Promise<void> {
  const redirect = redirectFor(location.pathname)
  if (redirect !== undefined) return location.replace(redirect + location.search + location.hash)
  const target = targetOf(location.pathname)
  await loadView(target)
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no #root: was index.html changed?')
  const tree = (
    <>
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <App />
      </BrowserRouter>
      {null}
    </>
  )
  // A host answers unknown addresses with a document of another language (404.html is English) or another page.
  const { dataset } = container
  const isOwn = dataset['page'] === target.page && document.documentElement.lang === target.locale
  const isPrerendered = 'serverRendered' in dataset && isOwn
  if (isPrerendered) hydrateRoot(container, tree)
  else {
    for (const tag of document.head.querySelectorAll(prerenderedHead)) tag.remove()
    createRoot(container).render(tree)
  }
  forgetReload()
  setTimeout(() => document.dispatchEvent(new Event('render-complete')), renderCompleteDelay)
}
