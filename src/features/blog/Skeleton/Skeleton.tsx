import { useMessage } from '../../../i18n/Message.tsx'
import { loading as copy } from '../copy.ts'
import { bars, entry, paragraph } from './Skeleton.css.ts'

/** Placeholders shown while the list loads. */
const cards = ['first', 'second', 'third']

export function ListSkeleton() {
  const translate = useMessage()
  return (
    <div>
      <p className="visually-hidden" role="status">
        {translate(copy.list)}
      </p>
      <ul aria-hidden="true" data-skeleton="">
        {cards.map((key) => (
          <li key={key} className={entry}>
            <div className={bars.meta} />
            <div className={bars.title} />
            <div className={bars.text} />
            <div className={bars.end} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Placeholder of a post while it loads. */
export function PostSkeleton() {
  const translate = useMessage()
  return (
    <div>
      <p className="visually-hidden" role="status">
        {translate(copy.post)}
      </p>
      <div aria-hidden="true" data-skeleton="">
        <div className={bars.meta} />
        {cards.map((key) => (
          <div key={key} className={paragraph}>
            <div className={bars.text} />
            <div className={bars.text} />
            <div className={bars.end} />
          </div>
        ))}
      </div>
    </div>
  )
}
