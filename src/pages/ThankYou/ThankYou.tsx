import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { litDoor } from '../../content/pictures/litDoor.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { HeroTitle } from '../../sections/PageHero/HeroTitle.tsx'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { further, hero, links, meta } from './copy.ts'
import { NextSteps } from './NextSteps.tsx'
import { across, actions, caption, columns, crop, figure, line, words } from './ThankYou.css.ts'

/** Page after the submission of either form; src/features/consent reports the conversion. */
export function ThankYou() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} />
      <HeroFrame>
        <div className={columns}>
          <div className={across}>
            <HeroTitle title={hero.title} width="across" />
          </div>
          <div className={across}>
            <Text size="lead">
              <Message of={hero.lead} />
            </Text>
          </div>
          <div className={line}>
            <NextSteps />
          </div>
          <div className={words}>
            <div className={actions}>
              <Button href={href('services')}>{translate(links.services)}</Button>
              <Link href={href('home')} tone="strong">
                {translate(links.home)}
              </Link>
            </div>
            <Text tone="quiet">
              <Message of={further.urgent} />
            </Text>
            <Text tone="quiet">
              <Message of={further.reading} />
            </Text>
          </div>
          <figure className={figure}>
            <Picture
              className={crop}
              fill="always"
              source={litDoor.source}
              focus={litDoor.focus}
              alt={translate(litDoor.alt)}
              sizes="(min-width: 64em) 23em, 92vw"
            />
            <figcaption className={caption}>
              <PictureCaption picture={litDoor} hasNotice />
            </figcaption>
          </figure>
        </div>
      </HeroFrame>
    </>
  )
}
