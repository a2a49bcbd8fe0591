declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core'
  type Part = 'shell' | 'notFound' | import('./routing/manifest.ts').RoutePage
  type Loader = () => Promise<{ messages: Messages }>
  export const messageLoaders: Record<import('./i18n/locales.ts').Locale, Record<Part, Loader>>
}
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*?picture' {
  const picture: import('./components/Picture/Picture.tsx').PictureSource
  export default picture
}
declare module '*?picture=hero' {
  const picture: import('./components/Picture/Picture.tsx').PictureSource
  export default picture
}
/** The year of the build, set in vite.config.ts. */
declare const __BUILD_YEAR__: number
