import path from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { checkCatalog, readCatalog, type Problem } from '../../check/catalogs/checkCatalogs.ts'
import { extractMessages } from '../../check/catalogs/extraction.ts'
import { readMessage } from '../../check/catalogs/icu.ts'
import { keyOf, readPo, type PoEntry } from '../../check/catalogs/po.ts'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { pageMessages, type RewrittenMessage } from '../../build/vite/pageMessages.ts'
import { mark } from './marks.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const panel = '/scripts/dev/preview/panel.ts'
/** Endpoint that serves the panel's data; panel.ts fetches it. */
const stateAddress = '/__translations'

export type PreviewState = {
  /** With the lines that their English is written in, as `file:line`. */
  readonly messages: Readonly<Record<string, readonly (PoEntry & { readonly places: readonly string[] })[]>>
}

/**
 * Extends Vite's development server for translators: a saved catalog reloads the page; a broken one leaves the
 * page unchanged and overlays the error of `npm run i18n:check`; each text carries its number, invisibly, for
 * the panel that names it on hover.
 */
export function translationPreview(): Plugin[] {
  /** Read once; lines move when a source file is saved. */
  let places: ReturnType<typeof readPlaces> | undefined
  const catalogs = new Map<Locale, readonly PoEntry[]>()
  const load = () => {
    for (const locale of locales) catalogs.set(locale, readPo(readCatalog(locale)).entries)
  }
  const problems = (): Problem[] =>
    locales.flatMap((locale) => checkCatalog(locale, readCatalog(locale)).filter(({ kind }) => kind !== 'unfinished'))

  const rewrite = (text: string, { locale, source, context }: RewrittenMessage): string => {
    const number = catalogs.get(locale)?.findIndex((it) => it.msgid === source && it.msgctxt === context) ?? -1
    const shown = 'nodes' in readMessage(text) ? text : source
    return number < 0 ? shown : mark(shown, number)
  }

  const reload = ({ moduleGraph, ws }: ViteDevServer) => {
    load()
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.includes('virtual:messages')) moduleGraph.invalidateModule(module)
    ws.send({ type: 'full-reload' })
  }

  return [
    { ...pageMessages({ rewrite }), name: 'roqueta:preview-messages', enforce: 'pre' },
    {
      name: 'roqueta:translation-preview',
      buildStart: load,
      configureServer(server) {
        server.watcher.add(path.join(root, 'locales'))
        server.middlewares.use(stateAddress, (_request, response) => {
          places ??= readPlaces()
          places
            .then((known) => {
              const withPlaces = (entry: PoEntry) => ({ ...entry, places: known.get(keyOf(entry)) ?? entry.origins })
              const messages = Object.fromEntries([...catalogs].map(([it, entries]) => [it, entries.map(withPlaces)]))
              const state: PreviewState = { messages }
              response.setHeader('content-type', 'application/json').end(JSON.stringify(state))
            })
            .catch((error: unknown) => {
              console.error(error)
              response.writeHead(500).end()
            })
        })
        server.ws.on('preview:ready', (_data, client) => {
          const [problem] = problems()
          if (problem !== undefined) client.send(overlay(problem))
        })
      },
      handleHotUpdate({ file, server }) {
        places = undefined
        if (!/[\\/]locales[\\/]\w+\.po$/.test(file)) return undefined
        const [problem] = problems()
        if (problem === undefined) reload(server)
        else server.ws.send(overlay(problem))
        return []
      },
      transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: panel }, injectTo: 'body' }],
    },
  ]
}

const readPlaces = async () =>
  new Map((await extractMessages(root)).map((it) => [keyOf(it), it.places.map(({ file, line }) => `${file}:${line}`)]))

function overlay({ file, line, message, sentence }: Problem): ErrorPayload {
  const english = message === '' ? '' : `\n\nThe English text is: “${message}”`
  return {
    type: 'error',
    err: {
      message: `${sentence}${english}\n\nCorrect it in ${file}, line ${line}, and save: the page loads again.`,
      stack: '',
      plugin: 'i18n:check',
      id: file,
      loc: { file: path.join(root, file), line, column: 1 },
    },
  }
}
