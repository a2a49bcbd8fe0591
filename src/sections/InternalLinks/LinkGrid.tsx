import type { MessageDescriptor } from '@lingui/core'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { PageId } from '../../routing/paths.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { entry, inner, label, list, subtitle } from './InternalLinks.css.ts'

type Props = {
  /** Also the accessible name of the navigation. */
  readonly title: MessageDescriptor
  readonly id: string
  readonly items: readonly {
    readonly page: PageId
    readonly label: MessageDescriptor
    readonly text?: MessageDescriptor | undefined
  }[]
}

/** Links to other pages, each with a line of text. */
export function LinkGrid({ title, id, items }: Props) {
  const translate = useMessage()
  const href = useHref()
  return (
    <nav className={inner} aria-labelledby={id}>
      <Text look="label" id={id}>
        {translate(title)}
      </Text>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.page} className={entry}>
            <Link href={href(item.page)} look="plain" className={label}>
              {translate(item.label)}
            </Link>
            {item.text && <p className={subtitle}>{translate(item.text)}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
