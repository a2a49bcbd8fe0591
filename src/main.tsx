import { ViteReactSSG } from 'vite-react-ssg'
import { routes } from './app/routes.tsx'

/** Hands the routes to vite-react-ssg, which prerenders them. In the browser src/boot.ts and src/client.tsx run instead. */
export const createRoot = ViteReactSSG({ routes })
