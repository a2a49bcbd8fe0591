import { matchRoutes, type createBrowserRouter } from 'react-router-dom'

/**
 * Changes of the address that are not links. The visitor's own navigation wins, because React Router drops a pending one for
 * a later one: a lint rule keeps `useNavigate` out of all other modules (scripts/check/lint/oxlint.config.ts).
 */
type Router = ReturnType<typeof createBrowserRouter>

let router: Router | undefined

/** Sets the router of the document. */
export function setRouter(created: Router): Router {
  router = created
  return created
}

/** State of a history entry whose query the app has written: nothing that is open closes then. */
const queryWrite = { isQueryWrite: true }

export const isQueryWrite = (state: unknown): boolean => (state as typeof queryWrite | null)?.isQueryWrite === true

const isIdle = (current: Router | undefined): current is Router => current?.state.navigation.state === 'idle'

/** Navigates to a path of the site; does nothing while another navigation is pending. */
export function navigateIfIdle(path: string, options: { readonly replace?: boolean; readonly state?: object } = {}) {
  if (isIdle(router)) void router.navigate(path, options)
}

/** Replaces the query of the shown page, also while a navigation away from it is pending. */
export function replaceQuery(search: string): void {
  const { hash, pathname } = location
  const shown = router?.state.location.pathname ?? pathname
  if (isIdle(router)) {
    const state = { ...(router.state.location.state as object | null), ...queryWrite }
    // With its hash the page would scroll to that target again.
    void router.navigate({ search }, { replace: true, preventScrollReset: true, state })
    // While Back is pending, the current entry is already that of another page.
  } else if (pathname === shown) history.replaceState(history.state, '', pathname + search + hash)
}

/** Goes back as the visitor asks, or to a path if the tab has no page before this one. */
export function goBack(otherwise: string): void {
  const { navigation } = globalThis as { navigation?: Navigation }
  const later = navigation ? navigation.entries().length - 1 - (navigation.currentEntry?.index ?? 0) : 0
  // The length also counts the pages from which the visitor has come back.
  void (history.length - later > 1 ? router?.navigate(-1) : router?.navigate(otherwise))
}

/** Loads the files of a page. */
export async function preload(path: string): Promise<void> {
  const matches = matchRoutes([...(router?.routes ?? [])], path) ?? []
  await Promise.all(matches.map(({ route }) => route.lazy?.() ?? Promise.resolve()))
}
