declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core'
  type Loaders = Partial<Record<import('./app/messages.ts').MessagePart, () => Promise<{ messages: Messages }>>>
  /** The catalog chunks of each language (scripts/build/vite/pageMessages.ts). */
  export const catalogs: Record<import('./i18n/locales.ts').Locale, Loaders>
}
declare module 'virtual:messages/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*?picture' {
  const picture: import('./components/Picture/Picture.tsx').PictureSource
  export default picture
}
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string | undefined, options: object): Promise<Buffer>
}
/** The year of the build, set in vite.config.ts. */
declare const __BUILD_YEAR__: number
/** Whether the build has a service that needs consent, set in vite.config.ts: else it has no consent dialogs. */
declare const __ASKS_CONSENT__: boolean
/** The settings of the build, set in vite.config.ts. */
declare const __ENV__: import('./lib/env.ts').Env | undefined
