import { useLocation } from 'react-router-dom'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../routing/usePage.ts'
import { texts } from './Blog.css.ts'
import { empty, failed } from './copy.ts'

/** Shown if the language has no posts. */
export function ComingSoon() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section layout="wideAside" aside={<Heading level={2}>{translate(empty.title)}</Heading>}>
      <div className={texts}>
        <Text size="lead">{translate(empty.text)}</Text>
        <Link href={href('guide')} tone="strong">
          {translate(empty.link)}
        </Link>
      </div>
    </Section>
  )
}

/** Shown if the list fails to load after a client-side navigation; the prerendered page has the last build's posts. */
export function OutOfReach() {
  const translate = useMessage()
  const { pathname } = useLocation()
  return (
    <Section layout="wideAside" aside={<Heading level={2}>{translate(failed.title)}</Heading>}>
      <div className={texts} role="alert">
        <Text size="lead">{translate(failed.text)}</Text>
        <Link href={pathname} tone="strong" reloadDocument>
          {translate(failed.link)}
        </Link>
      </div>
    </Section>
  )
}
