import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { CardGrid, Card } from '../../components/Card/Card.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { links, meta, notFound as copy } from './copy.ts'
import { actions } from './NotFound.css.ts'

/** The page for unknown addresses, in the language that the address names. */
export function NotFound() {
  const translate = useMessage()
  const href = useHref()
  const navigate = useNavigate()
  return (
    <>
      <PageHead {...meta} />
      <PageHero
        label={copy.label}
        title={copy.title}
        lead={copy.text}
        actions={
          <div className={actions}>
            <Button href={href('home')}>{translate(copy.home)}</Button>
            <Button tone="outline" onClick={() => navigate(-1)}>
              {translate(copy.back)}
            </Button>
          </div>
        }
      />
      <Section tone="plaster" shape="wideAside" aside={<Heading level={2}>{translate(links.title)}</Heading>}>
        <CardGrid>
          {links.items.map(({ id, text }) => (
            <Card
              key={id}
              title={
                <Link href={href(id)} look="plain">
                  {translate(pageLabels[id])}
                </Link>
              }
            >
              {translate(text)}
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
