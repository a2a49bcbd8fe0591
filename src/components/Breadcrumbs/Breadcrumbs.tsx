import { Link } from '../Link/Link.tsx'
import { crumb, list, path } from './Breadcrumbs.css.ts'

type Props = {
  /** Accessible name of the navigation. */
  readonly label: string
  /** Starts with the home page and ends with the current page. */
  readonly items: readonly { readonly label: string; readonly href: string }[]
}

export function Breadcrumbs({ label, items }: Props) {
  return (
    <nav className={path} aria-label={label}>
      <ol className={list}>
        {items.map((item, at) => (
          <li key={item.href} className={crumb}>
            {at === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href} tone="plain">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
