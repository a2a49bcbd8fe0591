import { Link } from '../../components/Link/Link.tsx'
import { copy as checklist } from '../../features/legalChecklist/copy.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { entries, entry } from './Contents.css.ts'
import { chapters } from './copy.ts'

const links = [
  { anchor: 'cost', title: chapters.cost },
  { anchor: 'place', title: chapters.place },
  { anchor: 'steps', title: chapters.steps },
  { anchor: 'checklist', title: checklist.title },
] as const

/** Links to the three chapters and the checklist. */
export function Contents() {
  const translate = useMessage()
  return (
    <nav aria-label={translate(chapters.label)}>
      <ul className={entries}>
        {links.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link href={`#${anchor}`} tone="plain" className={entry}>
              {translate(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
