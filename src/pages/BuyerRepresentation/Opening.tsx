import { Button } from '../../components/Button/Button.tsx'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HalfPicture } from '../../sections/HalfPicture/HalfPicture.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { hero } from './copy.ts'
import { halves, picture, words } from './Opening.css.ts'

/** Title and picture in halves of the page; one word of the title is as large as its half allows. */
export function Opening() {
  const translate = useMessage()
  return (
    <div className={halves}>
      <div className={words}>
        <PageHero
          title={hero.title}
          lead={hero.lead}
          leadPlace="below"
          actions={<Button href={env.schedulingUrl}>{translate(hero.button)}</Button>}
        />
      </div>
      <div className={picture}>
        <HalfPicture side="left" picture={thirdChair} width="50vw" onPhones="upright" isPriority />
      </div>
    </div>
  )
}
