import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { litDoor } from '../../content/pictures/litDoor.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { HalfPicture } from '../../sections/HalfPicture/HalfPicture.tsx'
import { SplitHero } from '../../sections/PageHero/SplitHero.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { hero, links, meta, next } from './copy.ts'
import { actions, urgent } from './ThankYou.css.ts'

/** Page after the submission of either form; src/features/consent reports the conversion. */
export function ThankYou() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} />
      <SplitHero
        title={hero.title}
        lead={hero.lead}
        actions={
          <div className={actions}>
            <Button href={href('services')}>{translate(links.services)}</Button>
            <Link href={href('home')} tone="strong">
              {translate(links.home)}
            </Link>
          </div>
        }
      >
        <HalfPicture side="right" picture={litDoor} width="50vw" onPhones="whole" isPriority />
      </SplitHero>
      <Section
        aside={
          <Heading level={2}>
            <Message of={next.title} />
          </Heading>
        }
        layout="wideAside"
      >
        <Steps items={next.steps} layout="list" />
        <div className={urgent}>
          <Text tone="quiet">
            <Message of={next.urgent} />
          </Text>
        </div>
      </Section>
    </>
  )
}
