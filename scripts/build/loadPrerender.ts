import { registerHooks } from 'node:module'

/**
 * The `build` of vite-react-ssg without jsdom, which it would parse and print every page with, only to add preload links
 * that this site's documents do not use (docs/decisions/build.md).
 */
export async function loadPrerender() {
  let isReplaced = false
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier !== 'jsdom' || context.parentURL?.includes('/vite-react-ssg/') !== true)
        return nextResolve(specifier, context)
      isReplaced = true
      return nextResolve(new URL('jsdomStandIn.ts', import.meta.url).href, context)
    },
  })
  const { build } = await import('vite-react-ssg/node')
  hooks.deregister()
  if (!isReplaced)
    throw new Error('vite-react-ssg no longer imports jsdom: delete scripts/build/jsdomStandIn.ts and its hook.')
  return build
}
