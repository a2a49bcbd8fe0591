import { Button } from '../../components/Button/Button.tsx'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { taxStair } from '../../content/pictures/taxStair.ts'
import { PurchaseCosts } from '../../features/purchaseCosts/PurchaseCosts.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { Contents } from './Contents.tsx'
import { chapters, hero } from './copy.ts'
import { calculator, caption, columns, opening, plate, words } from './Opening.css.ts'

/** Head of the guide and its first chapter: title next to a picture, and below them the calculator. */
export function Opening() {
  const translate = useMessage()
  return (
    <section className={opening} id="costs" aria-labelledby="cost">
      <div className={columns}>
        <div className={words}>
          <Heading level={1}>
            <Message of={hero.title} />
          </Heading>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
          <Contents />
        </div>
        <figure className={plate}>
          <Picture source={taxStair.source} alt={translate(taxStair.alt)} sizes="(min-width: 64em) 50vw, 100vw" />
          <figcaption className={caption}>
            <PictureCaption picture={taxStair} />
          </figcaption>
        </figure>
        <div className={calculator}>
          <Heading level={2} size="chapter" id="cost">
            {translate(chapters.cost)}
          </Heading>
          <FeatureBoundary>
            <PurchaseCosts />
          </FeatureBoundary>
        </div>
      </div>
    </section>
  )
}
