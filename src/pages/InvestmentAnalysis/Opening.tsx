import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { weeks } from '../../content/pictures/weeks.ts'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { AsidePicture } from '../../sections/PictureCaption/AsidePicture.tsx'
import { hero } from './copy.ts'
import { headline, opening, picture, words, year } from './Opening.css.ts'
import { YearTable } from './YearTable.tsx'

/** The page opens with the calculation; the picture follows it, on wide screens below the words. */
export function Opening() {
  const translate = useMessage()
  return (
    <HeroFrame>
      <div className={opening}>
        <div className={headline}>
          <Heading level={1} size="page">
            <Message of={hero.title} />
          </Heading>
        </div>
        <div className={words}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
        <div className={year}>
          <YearTable />
        </div>
        <div className={picture}>
          <AsidePicture picture={weeks} />
        </div>
      </div>
    </HeroFrame>
  )
}
