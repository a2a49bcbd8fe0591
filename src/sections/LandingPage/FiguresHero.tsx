import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import {
  basis,
  caption,
  figures as figuresClass,
  headline,
  hero,
  inner,
  lead,
  name as nameClass,
  picture as pictureClass,
  row,
  title,
  value as valueClass,
  view,
  words,
} from './FiguresHero.css.ts'
import { actions } from './HeroText.css.ts'
import type { HeroCopy } from './HeroText.tsx'
import { LandingActions } from './LandingActions.tsx'

type Figure = {
  readonly id: string
  readonly name: MessageDescriptor
  readonly value: MessageDescriptor
  /** Caption that says what the figure is a share of. */
  readonly basis: MessageDescriptor
}
type Props = { readonly copy: HeroCopy & { readonly figures: readonly Figure[] }; readonly picture: ScaledPicture }

/** Hero of a landing page with its title across the full width, and key figures next to the picture. */
export function FiguresHero({ copy, picture }: Props) {
  const translate = useMessage()
  return (
    <div className={hero}>
      <div className={inner}>
        <div className={title}>
          <Text size="label">{translate(copy.label)}</Text>
          <div className={headline}>
            <Heading level={1} size="page">
              <Message of={copy.title} />
            </Heading>
          </div>
        </div>
        <figure className={view}>
          <Picture
            className={pictureClass}
            source={picture.source}
            alt={translate(picture.alt)}
            sizes="(min-width: 64em) 60vw, 100vw"
            isPriority
          />
          <figcaption className={caption}>
            <PictureCaption picture={picture} hasNotice />
          </figcaption>
        </figure>
        <div className={words}>
          <dl className={figuresClass}>
            {copy.figures.map(({ id, name, value, basis: captionText }) => (
              <div key={id} className={row}>
                <dt className={nameClass}>{translate(name)}</dt>
                <dd className={valueClass}>{translate(value)}</dd>
                <dd className={basis}>{translate(captionText)}</dd>
              </div>
            ))}
          </dl>
          <div className={lead}>
            <Text size="lead">
              <Message of={copy.lead} />
            </Text>
          </div>
          <div className={actions}>
            <LandingActions copy={copy} />
          </div>
        </div>
      </div>
    </div>
  )
}
