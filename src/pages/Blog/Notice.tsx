import { useLocation } from 'react-router-dom'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { texts } from './Blog.css.ts'
import { empty, failed } from './copy.ts'

/** The language has no posts (specification, section 2). */
export function ComingSoon() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section shape="wideAside" aside={<Heading level={2}>{translate(empty.title)}</Heading>}>
      <div className={texts} data-live="later">
        <Text look="lead">{translate(empty.text)}</Text>
        <Link href={href('guide')} look="strong">
          {translate(empty.link)}
        </Link>
      </div>
    </Section>
  )
}

/** The list was reached within the app and could not be read; the document of the same address has what was published. */
export function OutOfReach() {
  const translate = useMessage()
  const { pathname } = useLocation()
  return (
    <Section shape="wideAside" aside={<Heading level={2}>{translate(failed.title)}</Heading>}>
      <div className={texts} role="alert">
        <Text look="lead">{translate(failed.text)}</Text>
        <Link href={pathname} look="strong" data-document="">
          {translate(failed.link)}
        </Link>
      </div>
    </Section>
  )
}
