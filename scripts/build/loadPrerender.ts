import { registerHooks } from 'node:module'

/**
 * The `build` of vite-react-ssg without jsdom: it would parse and print every page to insert preload links, which this
 * site does not need (docs/decisions/build.md).
 */
export async function loadPrerender() {
  let isReplaced = false
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier !== 'jsdom' || context.parentURL?.includes('/vite-react-ssg/') !== true)
        return nextResolve(specifier, context)
      isReplaced = true
      return nextResolve(new URL('jsdomStub.ts', import.meta.url).href, context)
    },
  })
  const { build } = await import('vite-react-ssg/node')
  hooks.deregister()
  if (!isReplaced)
    throw new Error('vite-react-ssg no longer imports jsdom: delete scripts/build/jsdomStub.ts and its hook.')
  return build
}
