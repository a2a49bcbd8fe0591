import { ViteReactSSG } from 'vite-react-ssg'
import { prepare } from './app/prerender.ts'
import { routes } from './app/routes.tsx'

export { includedRoutes } from './app/prerender.ts'

/** Hands the routes to vite-react-ssg, which prerenders them. In the browser src/boot.ts and src/client.tsx run instead. */
export const createRoot = ViteReactSSG({ routes }, prepare)
