import './styles/global.css.ts'
import './styles/utilities.css.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { claimed, contentNeeded, prerenderedContent } from './app/adoption.ts'
import { adopt, loadView, targetOf, type Adopted } from './app/views.ts'

/** When a page counts as complete, milliseconds after the app took over (decisions, "Extras"). */
const renderCompleteDelay = 500

/**
 * Takes over the page without changing what is seen: its frame at once, its content when it is needed.
 * @returns when the content has been taken over, too
 */
export async function takeOver(): Promise<void> {
  const target = targetOf(location.pathname)
  if (target.page === 'notFound') {
    const { redirectFor } = await import('./routing/redirects.ts')
    const redirect = redirectFor(location.pathname)
    if (redirect !== undefined) return location.replace(redirect + location.search + location.hash)
  }
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no #root: was index.html changed?')
  const content = prerenderedContent()
  // A host answers unknown addresses with a document of another language (404.html is English) or another page.
  const isOwn = container.dataset['page'] === target.page && document.documentElement.lang === target.locale
  if (content !== null && isOwn) {
    const adopted = await adopt(target, contentNeeded(content))
    // A transition is worked off in short tasks, between which the browser answers the visitor.
    startTransition(() => void hydrateRoot(container, app(adopted)))
    complete()
    await Promise.race([claimed, adopted.failure])
  } else {
    await loadView(target)
    createRoot(container).render(app())
    complete()
  }
}

/** The tree mirrors that of vite-react-ssg's static router (a fragment of two), so that React derives the same ids. */
const app = (adopted?: Adopted) => (
  <>
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <App {...(adopted ? { adopted } : {})} />
    </BrowserRouter>
    {null}
  </>
)

function complete(): void {
  setTimeout(() => document.dispatchEvent(new Event('render-complete')), renderCompleteDelay)
}
