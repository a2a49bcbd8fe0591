import { nextPages } from '../../content/nextPages.ts'
import { Message } from '../../i18n/Message.tsx'
import { usePage } from '../../routing/usePage.ts'
import { next } from './CallToAction.css.ts'

/** The sentence that links the page to read next; nothing on pages without one. */
export function NextPage() {
  const { page } = usePage()
  const sentence = nextPages[page]
  return (
    sentence && (
      <p className={next}>
        <Message of={sentence} />
      </p>
    )
  )
}
