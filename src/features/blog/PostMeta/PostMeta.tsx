import { useLanguage } from '../../../i18n/LanguageProvider.tsx'
import { localeTags, type Locale } from '../../../i18n/locales.ts'
import { useMessage } from '../../../i18n/Message.tsx'
import { meta as copy } from '../copy.ts'
import { longDate, readingMinutes } from '../formats.ts'
import { badge, line } from './PostMeta.css.ts'

type Props = {
  /** The post's language. */
  readonly locale: Locale
  /** ISO 8601. */
  readonly createdAt: string
  /** Number of words of the text; without it no reading time is shown. */
  readonly words?: number
  /** Names the language even if it is the page's. */
  readonly namesLanguage?: boolean
}

/** Language (if it is not the page's), date and reading time of a post. */
export function PostMeta({ locale, createdAt, words, namesLanguage = false }: Props) {
  const translate = useMessage()
  const page = useLanguage()
  return (
    <p className={line}>
      {(namesLanguage || locale !== page.locale) && (
        <span className={badge}>
          <span aria-hidden="true">{locale}</span>
          <span className="visually-hidden" lang={locale}>
            {localeTags[locale].name}
          </span>
        </span>
      )}
      <time dateTime={createdAt}>{longDate(createdAt, page.locale)}</time>
      {words !== undefined && <span>{translate(copy.readingTime, { minutes: readingMinutes(words) })}</span>}
    </p>
  )
}
