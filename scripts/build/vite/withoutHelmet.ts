import type { Plugin } from 'vite'

/**
 * Leaves react-helmet-async out of the browser's code, which vite-react-ssg always imports, although a page's metadata is
 * React's own: https://github.com/Daydreamer-riri/vite-react-ssg/blob/main/src/client/single-page.tsx. Were another of its exports
 * imported, bundling would fail.
 */
export function withoutHelmet(): Plugin {
  const empty = '\0without-helmet'
  return {
    name: 'roqueta:without-helmet',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'react-helmet-async' ? empty : undefined),
    load: (id) =>
      id === empty
        ? 'export const HelmetProvider = ({ children }) => children; export const Helmet = () => null'
        : undefined,
  }
}
