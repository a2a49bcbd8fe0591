import { formatsIn } from '../lib/format.ts'
import { useLanguage } from './LanguageProvider.tsx'
import { localeTags } from './locales.ts'

/** Numbers, money and dates in the language of the page. */
export function useFormats() {
  const { locale } = useLanguage()
  return formatsIn(localeTags[locale].intl)
}
