import path from 'node:path'

const src = path.resolve(import.meta.dirname, '../../../src').replaceAll('\\', '/')

/** What the boot script imports (src/app/boot.ts), Vite's own function for imports included. */
const boot = /^(?:\/(?:lib\/(?:storage|leadForm\/draft)|i18n\/(?:detection|locales))\.ts|\0vite\/preload-helper\.js)$/
const shared = /^\/(?:components|sections|seo|content|routing|i18n|styles|lib)\//

/** Chunks that many pages share; Vite makes the others. The boot script must not wait for the code of the app. */
export const chunkGroups = [
  { name: 'boot', priority: 2, test: (id: string) => boot.test(id.replace(src, '')) },
  { name: 'shared', priority: 1, minShareCount: 15, test: (id: string) => shared.test(id.replace(src, '')) },
]
