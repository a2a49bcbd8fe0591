import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { MessagePart } from '../../../src/app/messages.ts'
import type { PageOrNotFound } from '../../../src/app/pageName.ts'
import { defaultLocale, locales, type Locale } from '../../../src/i18n/locales.ts'
import { pathIn } from '../../../src/routing/manifest.ts'
import { pageIds, pathTable, type PageId } from '../../../src/routing/paths.ts'
import { sourceOfPage } from '../document/builtFiles.ts'
import { factFiller, factsOf } from './messageFacts.ts'
import { moduleClosure } from '../modules.ts'

const index = 'virtual:messages'
const root = path.resolve(import.meta.dirname, '../../..')

/** The entry module of each part; the layout's messages load with every page. */
const sourceOf = (part: MessagePart): string => {
  if (part === 'layout') return 'src/app/Layout/Layout.tsx'
  return part === 'consent' ? 'src/features/consent/Consent.tsx' : sourceOfPage(part)
}

type Options = {
  /** Whether the build contains the messages of the consent dialogs; false by default. */
  readonly asksConsent?: boolean
  /** Transforms each text, for the translators' preview. */
  readonly rewrite?: (text: string, message: RewrittenMessage) => string
}
export type RewrittenMessage = {
  readonly locale: Locale
  /** The English text. */
  readonly source: string
  readonly context: string | undefined
}

/**
 * Splits the catalogs by page and language, so that a visitor downloads the messages of one page in one language.
 * `virtual:messages` exports a dynamic import of each part, `virtual:messages/home-en` the messages of one.
 * A message belongs to the parts that import one of its PO origins. Facts are inserted at build time.
 */
export function pageMessages(options: Options = {}): Plugin {
  const read = catalogReader(options)
  return {
    name: 'roqueta:page-messages',
    resolveId: (id) => (id.startsWith(index) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${index}`)) return undefined
      const [, catalog] = id.split('/')
      if (catalog === undefined) return indexSource(options.asksConsent === true)
      const [part, locale] = catalog.split('-') as [MessagePart, Locale]
      this.addWatchFile(catalogFile(locale))
      return messagesOf(locale, part, await read(locale))
    },
  }
}

const pages: readonly PageOrNotFound[] = [...pageIds, 'blogPost', 'notFound']

function indexSource(asksConsent: boolean): string {
  const parts: readonly MessagePart[] = ['layout', ...pages, ...(asksConsent ? (['consent'] as const) : [])]
  const loaders = locales.map((locale) => {
    // A page that does not exist in a language has no messages in it.
    const own = parts.filter((part) => !(part in pathTable) || pathIn(part as PageId, locale) !== null)
    // The last part of the id names the chunk.
    const entries = own.map((part) => `${part}: () => import('${index}/${part}-${locale}')`)
    return `${locale}: { ${entries.join(', ')} }`
  })
  return `export const catalogs = { ${loaders.join(', ')} }`
}

const catalogFile = (locale: Locale): string => path.join(root, `locales/${locale}.po`)

type Message = {
  readonly id: string
  /** The translation, or else the English text, rewritten and with facts; no line ends within a number and its unit. */
  readonly text: string
  /** The files that use the message. */
  readonly origins: readonly string[]
}

async function readCatalog(locale: Locale, rewrite: Options['rewrite']): Promise<readonly Message[]> {
  const [catalog] = await getCatalogs(getConfig({ cwd: root }))
  const current = Object.entries((await catalog?.read(locale)) ?? {}).filter(([, { obsolete }]) => !obsolete)
  const entries = current.map(([id, entry]) => {
    const source = entry.message ?? id
    const translation = locale === defaultLocale ? source : entry.translation
    const text = translation || source
    return {
      id,
      text: rewrite?.(text, { locale, source, context: entry.context }) ?? text,
      origins: (entry.origin ?? []).map(([file]) => path.join(root, file)),
    }
  })
  const texts = new Map(entries.map(({ id, text }) => [id, text]))
  const fill = factFiller(factsOf(locale, ({ id }) => texts.get(id)))
  return entries.map((entry) => ({ ...entry, text: fill(entry.text) }))
}

/** Reads a catalog once and not once a page. */
function catalogReader({ rewrite }: Options): (locale: Locale) => Promise<readonly Message[]> {
  const catalogs = new Map<Locale, { readonly file: string; readonly messages: Promise<readonly Message[]> }>()
  return (locale) => {
    const file = fs.readFileSync(catalogFile(locale), 'utf8')
    const known = catalogs.get(locale)
    if (known?.file === file) return known.messages
    const messages = readCatalog(locale, rewrite)
    catalogs.set(locale, { file, messages })
    return messages
  }
}

function messagesOf(locale: Locale, part: MessagePart, messages: readonly Message[]): string {
  const layout = moduleClosure(path.join(root, sourceOf('layout')), { followDynamic: false })
  const own = moduleClosure(path.join(root, sourceOf(part)), { followDynamic: true })
  const isOwn = (file: string) => (part === 'layout' ? layout.has(file) : own.has(file) && !layout.has(file))
  const wanted = messages.filter(({ origins }) => origins.some(isOwn))
  const texts = Object.fromEntries(wanted.map(({ id, text }) => [id, text]))
  const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'es' })
  if (errors.length > 0)
    throw new Error(
      errors.map(({ source: text, error }) => `locales/${locale}.po: "${text}": ${error.message}`).join('\n'),
    )
  return source
}
