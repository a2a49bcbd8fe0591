import babel from '@rolldown/plugin-babel'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import path from 'node:path'
import { runnerImport, type PluginOption } from 'vite'
import type { Locale } from '../../../src/i18n/locales.ts'

type Facts = Readonly<Record<string, string>>
/** The text of a message in a language, by its id. */
export type Texts = Readonly<Record<string, string>>
type FactsModule = Pick<typeof import('../../../src/content/formatFacts.ts'), 'formatFacts'>

const source = path.resolve(import.meta.dirname, '../../../src/content/formatFacts.ts')

/**
 * Every fact as readers of a language see it. A visitor's browser then neither holds the facts nor formats them: they
 * stand in its messages.
 */
export async function factsOf(locale: Locale, texts: Texts): Promise<Facts> {
  const { formatFacts } = await loadFormatFacts()
  return formatFacts(locale, ({ id, message }, values = {}) => fill(texts[id] ?? message ?? id, values))
}

let module: Promise<FactsModule> | undefined
/**
 * The module of the site itself, with Lingui's macros expanded: plain Node cannot load it. To be called before a build
 * starts: once pictures are encoded they keep all of Node's threads busy, and reading a file waits longer than Vite does.
 */
export const loadFormatFacts = (): Promise<FactsModule> =>
  (module ??= runnerImport<FactsModule>(source, {
    configFile: false,
    logLevel: 'error',
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }) as PluginOption],
  }).then((result) => result.module))

/** Puts values in the place of `{variables}`; variables without one stay. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (variable, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : variable,
  )

/**
 * Puts facts into an ICU message, as text: what ICU would read as syntax is quoted.
 * @throws when a message wants to choose its words by a fact, which is no number any more
 */
export function fillFacts(message: string, facts: Facts): string {
  for (const [, name = ''] of message.matchAll(/\{(\w+),/g))
    if (Object.hasOwn(facts, name))
      throw new Error(
        `"${message}" chooses by {${name}}, a fact: let src/content/formatFacts.ts write it with its unit.`,
      )
  return fill(message, Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, quoted(text)])))
}

const quoted = (text: string): string => text.replaceAll("'", "''").replace(/[{}<>#|]+/g, "'$&'")
