import fs from 'node:fs'
import path from 'node:path'

/**
 * Copies the built site, and adds a script to every page that records its errors: WebKitGTK's driver does not report
 * them. The page's policy allows scripts of its own origin.
 */
export function copyWatched(to: string): void {
  fs.cpSync('dist', to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  fs.writeFileSync(path.join(to, 'record-errors.js'), `(${String(recordErrors)})()`)
  for (const file of fs.globSync('**/*.html', { cwd: to }).map((name) => path.join(to, name))) {
    const html = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, html.replace('<head>', '<head><script src="/record-errors.js"></script>'))
  }
}

/**
 * Records console errors and warnings, uncaught errors, failed files and refusals of the policy in the session storage, and marks
 * the page when the app is loaded. Runs in the page.
 */
function recordErrors(): void {
  let isLeft = false
  // Leaving a page cancels what it is loading.
  addEventListener('beforeunload', () => (isLeft = true))
  const record = (...parts: unknown[]) => {
    if (isLeft) return
    const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[]
    sessionStorage.setItem(
      'errors',
      JSON.stringify([...errors, `${location.pathname}: ${parts.map(String).join(' ')}`]),
    )
  }
  console.error = (...parts: unknown[]) => record('console.error:', ...parts)
  console.warn = (...parts: unknown[]) => record('console.warn:', ...parts)
  const onError = ({ target, message }: ErrorEvent) => {
    if (!(target instanceof Element)) record('uncaught:', message)
    // Firefox reports the preload of a module that it already has; a module that is missing fails its import, too.
    else if (!target.matches('[rel="modulepreload"]')) record('not loaded:', target.outerHTML.slice(0, 200))
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => record('unhandled rejection:', reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record('refused by the policy:', effectiveDirective, blockedURI),
  )
  document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
}
