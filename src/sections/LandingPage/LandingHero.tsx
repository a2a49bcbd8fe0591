import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { HalfPicture } from '../HalfPicture/HalfPicture.tsx'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import { LandingActions, type LandingActionsCopy } from './LandingActions.tsx'
import {
  actions,
  captionBelow,
  figure as figureClass,
  figureBasis,
  figureName,
  figureRow,
  figures as figuresClass,
  figureValue,
  headline,
  hero,
  inner,
  lead,
  picture as pictureClass,
  title as titleClass,
  words,
} from './LandingHero.css.ts'

type Figure = {
  readonly id: string
  readonly name: MessageDescriptor
  readonly value: MessageDescriptor
  /** Caption that says what the figure is a share of. */
  readonly basis: MessageDescriptor
}

type Props = {
  readonly copy: LandingActionsCopy & {
    readonly label: MessageDescriptor
    readonly title: MessageDescriptor
    readonly lead: MessageDescriptor
  }
  readonly picture: ScaledPicture
  /** `half`: full-bleed picture; `sea`: on the page's dark section; `figure`: title across the full width. */
  readonly shape: 'half' | 'sea' | 'figure'
  /** Key figures above the text. */
  readonly figures?: readonly Figure[]
}

/** Hero of a landing page: title, text and actions. */
export function LandingHero({ copy, picture, shape, figures }: Props) {
  const translate = useMessage()
  const isDark = shape === 'sea'
  const head = (
    <div className={titleClass[shape]}>
      <Text look={isDark ? 'labelLight' : 'label'}>{translate(copy.label)}</Text>
      <div className={headline[shape]}>
        <Heading level={1} size={shape === 'figure' ? 'page' : 'hero'}>
          <Message of={copy.title} />
        </Heading>
      </div>
    </div>
  )
  const body = (
    <div className={words[shape]}>
      {figures && <Figures items={figures} />}
      <div className={lead[shape]}>
        <Text look={isDark ? 'light' : 'lead'}>
          <Message of={copy.lead} />
        </Text>
      </div>
      <div className={actions}>
        <LandingActions copy={copy} isOnDark={isDark} />
      </div>
    </div>
  )
  if (shape === 'half')
    return (
      <div className={hero.half}>
        <div className={inner.half}>
          {head}
          {body}
        </div>
        <HalfPicture side="right" picture={picture} width="50vw" onPhones="landscape" isPriority />
      </div>
    )
  const view = (
    <figure className={figureClass[shape]}>
      <Picture
        className={pictureClass[shape]}
        {...(isDark ? { fill: 'always' } : {})}
        source={picture.source}
        alt={translate(picture.alt)}
        sizes="(min-width: 64em) 60vw, 100vw"
        tone={isDark ? 'sea' : 'sand'}
        isPriority
      />
      <figcaption className={captionBelow[shape]}>
        <PictureCaption picture={picture} hasNotice />
      </figcaption>
    </figure>
  )
  return (
    <div className={hero[shape]}>
      <div className={inner[shape]}>
        {shape === 'figure' ? (
          <>
            {head}
            {view}
            {body}
          </>
        ) : (
          <>
            <div>
              {head}
              {body}
            </div>
            {view}
          </>
        )}
      </div>
    </div>
  )
}

function Figures({ items }: { readonly items: readonly Figure[] }) {
  const translate = useMessage()
  return (
    <dl className={figuresClass}>
      {items.map(({ id, name, value, basis }) => (
        <div key={id} className={figureRow}>
          <dt className={figureName}>{translate(name)}</dt>
          <dd className={figureValue}>{translate(value)}</dd>
          <dd className={figureBasis}>{translate(basis)}</dd>
        </div>
      ))}
    </dl>
  )
}
