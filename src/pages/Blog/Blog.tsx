import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { newDevelopment } from '../../content/pictures/newDevelopment.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { InternalLinks } from '../../sections/InternalLinks/InternalLinks.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { texts } from './Blog.css.ts'
import { empty, hero, meta } from './copy.ts'

export function Blog() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} />
      <PageHero {...hero} picture={newDevelopment} />
      <Section shape="wideAside" aside={<Heading level={2}>{translate(empty.title)}</Heading>}>
        <div className={texts}>
          <Text look="lead">{translate(empty.text)}</Text>
          <Link href={href('guide')} look="strong">
            {translate(empty.link)}
          </Link>
        </div>
      </Section>
      <InternalLinks />
    </>
  )
}
