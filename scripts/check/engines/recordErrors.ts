/**
 * Records console errors, uncaught errors, failed files and refusals of the policy in the session storage, because WebKitGTK's driver
 * does not report them, and marks the page when the app is loaded. Runs in the page.
 */
export function recordErrors(): void {
  let isLeft = false
  // Leaving a page cancels what it is loading.
  addEventListener('beforeunload', () => (isLeft = true))
  const record = (...parts: unknown[]) => {
    const known = sessionStorage.getItem('errors') ?? ''
    if (!isLeft) sessionStorage.setItem('errors', `${known}${location.pathname}: ${parts.map(String).join(' ')}\n`)
  }
  console.error = (...parts: unknown[]) => record('console.error:', ...parts)
  const onError = ({ target, message }: ErrorEvent) => {
    if (!(target instanceof Element)) record('uncaught:', message)
    // Firefox reports the preload of a module that it already has; a module that is missing fails its import, too.
    else if (!target.matches('[rel="modulepreload"]')) record('not loaded:', target.outerHTML)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => record('unhandled rejection:', reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record('refused by the policy:', effectiveDirective, blockedURI),
  )
  document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
}
