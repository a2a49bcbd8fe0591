import { ViteReactSSG } from 'vite-react-ssg/single-page'
import { prerenderPage } from './app/prerender.tsx'

export { prerenderedPaths as includedRoutes } from './app/prerenderedPaths.ts'

/**
 * Hands the pages to vite-react-ssg, which builds the site, asks for each page and writes its file. It renders nothing
 * itself: the page is in the context, and scripts/build/document/printDocument.ts makes the document of it. In the
 * browser src/app/hydration/boot.ts runs instead.
 */
export const createRoot = ViteReactSSG(null, async (context) => {
  if (context.routePath !== undefined) context.initialState = await prerenderPage(context.routePath)
})
