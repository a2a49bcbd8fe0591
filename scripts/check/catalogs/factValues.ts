import type { MessageDescriptor } from '@lingui/core'
import { registerHooks } from 'node:module'
import { localeTags, type Locale } from '../../../src/i18n/locales.ts'

/** What Lingui's macro is without a build: the descriptor itself. */
const macro = 'data:text/javascript,export const msg = (descriptor) => descriptor'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro' ? { url: macro, shortCircuit: true } : next(specifier, context),
})
const { formatFacts } = await import('../../../src/content/formatFacts.ts')

/** What the variables of messages become on a page of this language. */
export function factValues(
  locale: Locale,
  translations: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const translate = ({ message = '' }: MessageDescriptor, values: Readonly<Record<string, string | number>> = {}) =>
    (translations.get(message) || message).replace(/\{(\w+)\}/g, (variable, name: string) =>
      String(values[name] ?? variable),
    )
  return locale in localeTags ? formatFacts(locale, translate) : {}
}
