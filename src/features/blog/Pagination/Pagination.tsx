import { useLanguage } from '../../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { listPath } from '../../../routing/blogPaths.ts'
import { pagination as copy } from '../copy.ts'
import { pageLinks } from '../pageLinks.ts'
import { current, gap, item, list, nav, step } from './Pagination.css.ts'

type Props = { readonly page: number; readonly pageCount: number }

/** Links to the other pages of the list; they load a document, as the links to posts do. */
export function Pagination({ page, pageCount }: Props) {
  const translate = useMessage()
  const { locale } = useLanguage()
  if (pageCount <= 1) return null
  return (
    <nav className={nav} aria-label={translate(copy.label)}>
      {page > 1 && (
        <a className={step.newer} href={listPath(locale, page - 1)} rel="prev">
          {translate(copy.newer)}
        </a>
      )}
      <ol className={list}>
        {pageLinks(page, pageCount).map((number, at, all) => (
          <li key={number} className={item}>
            {at > 0 && number - (all[at - 1] ?? 0) > 1 && (
              <span className={gap} aria-hidden="true">
                …
              </span>
            )}
            {number === page ? (
              <span className={current} aria-current="page">
                <span className="visually-hidden">{translate(copy.page, { number })}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            ) : (
              <a className={step.number} href={listPath(locale, number)} aria-label={translate(copy.page, { number })}>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className={step.older} href={listPath(locale, page + 1)} rel="next">
          {translate(copy.older)}
        </a>
      )}
    </nav>
  )
}
