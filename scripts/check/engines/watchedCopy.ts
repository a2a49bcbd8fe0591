import fs from 'node:fs'
import path from 'node:path'

/** Name of the entry of session storage with the errors of a page. */
export const errorsKey = 'engine-errors'

/**
 * Copies a built site, and adds a script to every page that records its errors: WebKitGTK's driver does not report
 * them. The page's policy allows scripts of its own origin.
 */
export function copyWatched(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  fs.writeFileSync(path.join(to, 'record-errors.js'), `(${String(recordErrors)})(${JSON.stringify(errorsKey)})`)
  for (const file of fs.globSync('**/*.html', { cwd: to })) {
    const html = fs.readFileSync(path.join(to, file), 'utf8')
    fs.writeFileSync(path.join(to, file), html.replace('<head>', '<head><script src="/record-errors.js"></script>'))
  }
}

/**
 * Records console errors and warnings, uncaught errors, failed files and refusals of the policy, and marks the page when
 * the app is loaded. Runs in the page.
 */
function recordErrors(key: string): void {
  let isLeft = false
  // Leaving a page cancels what it is loading.
  addEventListener('beforeunload', () => (isLeft = true))
  const record = (...parts: unknown[]) => {
    if (isLeft) return
    const errors = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...errors, `${location.pathname}: ${parts.map(String).join(' ')}`]))
  }
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...parts: unknown[]) => {
      record(`console.${level}:`, ...parts)
      log(...parts)
    }
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      if (!(target instanceof Element)) record('uncaught:', message)
      // Firefox reports the preload of a module that it already has; a module that is missing fails its import, too.
      else if (!target.matches('[rel="modulepreload"]')) record('not loaded:', target.outerHTML.slice(0, 200))
    },
    true,
  )
  document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
  addEventListener('unhandledrejection', ({ reason }) => record('unhandled rejection:', reason))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record('refused by the policy:', effectiveDirective, blockedURI),
  )
}
