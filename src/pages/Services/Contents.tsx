import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { newDevelopment } from '../../content/pictures/newDevelopment.ts'
import { services } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { caption, contents, entries, entry, figure, link, opening, picture, title, words } from './Contents.css.ts'
import { hero, schedule } from './copy.ts'

/** Opening of the page: its four services as a table of contents, who we are, what it costs and the next step. */
export function Contents() {
  const translate = useMessage()
  return (
    <>
      <HeroFrame>
        <div className={opening}>
          <div className={title}>
            <Heading level={1} size="hero">
              <Message of={hero.title} />
            </Heading>
          </div>
          <nav className={contents} aria-label={translate(hero.contents)}>
            <ul className={entries}>
              {services.map((service) => (
                <li key={service.id} className={entry}>
                  <Link href={`#${service.id}`} tone="plain" className={link}>
                    {translate(service.title)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={words}>
            <Text size="lead">
              <Message of={hero.lead} />
            </Text>
            <Button href={env.schedulingUrl}>{translate(schedule)}</Button>
          </div>
        </div>
      </HeroFrame>
      <figure className={figure}>
        <Picture
          className={picture}
          source={newDevelopment.source}
          alt={translate(newDevelopment.alt)}
          sizes="(min-width: 64em) 82vw, 100vw"
        />
        <figcaption className={caption}>
          <PictureCaption picture={newDevelopment} hasNotice />
        </figcaption>
      </figure>
    </>
  )
}
