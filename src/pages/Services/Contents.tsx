import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture, type PictureSource } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { apartmentFront } from '../../content/pictures/apartment.ts'
import { dossier } from '../../content/pictures/dossier.ts'
import { hours } from '../../content/pictures/hours.ts'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { services, type ServiceId } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { contents, entries, entry, link, name, opening, picture, title, words } from './Contents.css.ts'
import { hero, schedule } from './copy.ts'

/** From the page of each service. */
const pictures: Record<ServiceId, PictureSource> = {
  'ai-search': dossier.narrow,
  'personal-shopping': hours.pictures[2].source,
  'investment-analysis': apartmentFront.source,
  'buyer-representation': thirdChair.source,
}

/** Opening of the page: its four services as a table of contents, who we are, what it costs and the next step. */
export function Contents() {
  const translate = useMessage()
  return (
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
                  <Picture
                    className={picture}
                    source={pictures[service.id]}
                    alt=""
                    sizes="(min-width: 64em) 20vw, 4.5rem"
                  />
                  <span className={name}>{translate(service.title)}</span>
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
        <Text size="small">{translate(hero.models)}</Text>
      </div>
    </HeroFrame>
  )
}
