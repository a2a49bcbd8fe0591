import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { pathIn } from '../../../src/routing/manifest.ts'
import { pathTable, type PageId } from '../../../src/routing/paths.ts'
import { appChunk } from './chunks.ts'
import { factsOf, fillFacts, type Texts } from './messageFacts.ts'
import {
  messagesFile,
  type MessageFiles,
  type MessagePart,
  type PublishedMessages,
} from '../../../src/app/messageFiles.ts'
import { moduleClosure } from './moduleClosure.ts'
import { bodyModule, consentModule, pageModules, shellModule } from '../../../src/app/pageModules.ts'

const index = 'virtual:messages'
const root = path.resolve(import.meta.dirname, '../../..')

type Options = {
  /** Whether a message without a translation stops the build; else the English text is shown. */
  readonly failOnMissing: boolean
  /** Whether the messages of the consent dialogs are part of the build; no unless said otherwise. */
  readonly hasAds?: boolean
  /** A last change of each text, for the pseudo-locale and the translators' preview. */
  readonly rewrite?: (text: string, message: RewrittenMessage) => string
}
export type RewrittenMessage = {
  readonly locale: Locale
  /** The English text. */
  readonly source: string
  readonly context: string | undefined
}

/**
 * Splits the catalogs by page, so that a visitor downloads the messages of the page and of the frame around it, in
 * one language. `virtual:messages` exports a loader for each; the code of a published site does not name their files
 * (src/app/messages.ts), so there each is a chunk that nobody imports, and messages.json lists them. Which file a message comes from stands in its PO origin;
 * which files a page needs is read from its imports. Facts are filled in here, once, not in every browser.
 */
export function pageMessages(options: Options): Plugin {
  const parts = partsOf(options.hasAds === true)
  let isPublished = false
  return {
    name: 'roqueta:page-messages',
    configResolved(config) {
      isPublished = isForVisitors(config)
    },
    buildStart() {
      if (!isPublished) return
      for (const [locale, part] of parts)
        this.emitFile({
          type: 'chunk',
          id: `${index}/${locale}/${part}`,
          name: chunkName(locale, part),
          preserveSignature: 'strict',
        })
    },
    resolveId: (id) => (id.startsWith(index) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${index}`)) return undefined
      const [, locale, part] = id.slice(1).split('/') as [string, Locale?, string?]
      if (locale === undefined || part === undefined)
        return isPublished ? 'export const bundledMessages = undefined' : indexSource(parts)
      const { code, files } = await messagesOf(locale, part, options)
      for (const file of files) this.addWatchFile(file)
      return code
    },
    generateBundle(_options, bundle) {
      if (!isPublished) return
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const fileOf = (name: string) => {
        const chunk = chunks.find((it) => it.name === name)
        if (chunk === undefined) throw new Error(`The build has no chunk named ${name}.`)
        return `/${chunk.fileName}`
      }
      const files: MessageFiles = Object.fromEntries(
        locales.map((locale) => [
          locale,
          Object.fromEntries(
            parts
              .filter(([language]) => language === locale)
              .map(([, part]) => [part, fileOf(chunkName(locale, part))]),
          ),
        ]),
      )
      const published: PublishedMessages = { code: fileOf(appChunk), files }
      this.emitFile({ type: 'asset', fileName: messagesFile, source: JSON.stringify(published) })
    },
  }
}

const chunkName = (locale: Locale, part: MessagePart): string => `${part}-${locale}`

/** Neither the development server, nor the prerender, nor Storybook. */
const isForVisitors = ({ command, build }: ResolvedConfig): boolean =>
  command === 'build' && !build.ssr && process.env['STORYBOOK'] === undefined

/** What has messages: a page that does not exist in a language has none in it. */
const partsOf = (hasAds: boolean): readonly (readonly [Locale, MessagePart])[] =>
  locales.flatMap((locale) =>
    (['shell', 'body', ...Object.keys(pageModules), ...(hasAds ? ['consent'] : [])] as MessagePart[])
      .filter((part) => !(part in pathTable) || pathIn(part as PageId, locale) !== null)
      .map((part) => [locale, part] as const),
  )

function indexSource(parts: ReturnType<typeof partsOf>): string {
  const loaders = locales.map((locale) => {
    const own = parts.filter(([language]) => language === locale)
    const entries = own.map(([, part]) => `${part}: () => import('${index}/${locale}/${part}')`)
    return `${locale}: { ${entries.join(', ')} }`
  })
  return `export const bundledMessages = { ${loaders.join(', ')} }`
}

type Message = { readonly message?: string; readonly translation?: string; readonly context?: string }

async function messagesOf(locale: Locale, part: string, { failOnMissing, rewrite = (text) => text }: Options) {
  const shell = moduleClosure(path.join(root, shellModule), { followDynamic: false })
  const sources = part === 'shell' ? shell : pageSources(part, shell)
  const [catalog] = await getCatalogs(getConfig({ cwd: root }))
  const messages = (await catalog?.read(locale)) ?? {}
  const translationOf = (message: Message) => message.translation || (locale === 'en' ? message.message : undefined)
  const textOf = (id: string, message: Message) => {
    const source = message.message ?? id
    return rewrite(translationOf(message) || source, { locale, source, context: message.context })
  }
  const texts: Texts = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, textOf(id, message)]))
  const facts = factsOf(locale, texts)
  const wanted: Record<string, string> = {}
  const missing: string[] = []
  for (const [id, message] of Object.entries(messages)) {
    const origins = (message.origin ?? []).map(([file]) => path.join(root, file))
    if (!origins.some((file) => sources.has(file))) continue
    if (!translationOf(message)) missing.push(message.message ?? id)
    wanted[id] = fillFacts(texts[id] ?? id, facts)
  }
  if (failOnMissing && missing.length > 0) throw new Error(lackOf(locale, part, missing))
  const { source, errors } = createCompiledCatalog(locale, wanted, { namespace: 'es' })
  if (errors.length > 0)
    throw new Error(
      errors.map(({ source: text, error }) => `locales/${locale}.po: "${text}": ${error.message}`).join('\n'),
    )
  return { code: source, files: [path.join(root, `locales/${locale}.po`)] }
}

/** Names the page and the first of its missing texts; the check lists all with their lines. */
function lackOf(locale: Locale, part: string, missing: readonly string[]): string {
  const place = part === 'shell' ? 'the frame around every page' : `the page "${part}"`
  const first = missing.slice(0, 3).map((text) => `\n  "${text}"`)
  const rest = missing.length > first.length ? `\n  and ${missing.length - first.length} more` : ''
  return `locales/${locale}.po has no translation for ${missing.length} texts of ${place}:${first.join('')}${rest}\nRun: npm run i18n:check`
}

function pageSources(part: string, shell: ReadonlySet<string>): ReadonlySet<string> {
  const file = { body: bodyModule, consent: consentModule }[part] ?? pageModules[part as keyof typeof pageModules]
  const closure = moduleClosure(path.join(root, file), { followDynamic: true })
  return new Set([...closure].filter((source) => !shell.has(source)))
}
