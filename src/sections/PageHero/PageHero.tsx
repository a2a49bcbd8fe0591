import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import type { CaptionedPicture, ContentPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref, usePage } from '../../seo/usePage.ts'
import { PictureCaption } from '../PictureCaption/PictureCaption.tsx'
import {
  below,
  caption,
  columns,
  endsWithPicture,
  frame,
  hero,
  image,
  inner,
  layout,
  leadBeside,
  row,
  side,
  title as titleClass,
} from './PageHero.css.ts'

const copy = {
  breadcrumbs: msg({
    message: 'Breadcrumbs',
    comment: 'Screen reader name of the path from the home page to this one',
  }),
}

type Props = {
  readonly label?: MessageDescriptor
  readonly title: MessageDescriptor
  readonly lead?: MessageDescriptor
  /**
   * The page's priority picture. Below the title: across the page or as wide as the content. Next to it: in a column, or
   * half the page wide up to its edge; on phones it is below the lead.
   */
  readonly picture?: (ContentPicture | ScaledPicture | CaptionedPicture) & { readonly shape: keyof typeof frame }
  /** Content before a picture that is next to the title; on wide screens it is below both. */
  readonly children?: ReactNode
  /** Buttons below the lead. */
  readonly actions?: ReactNode
  /** Place of the lead: next to the title, next to it in a wider column (as always with actions), or below it. */
  readonly leadPlace?: keyof typeof layout
}

/** Head of an inner page: breadcrumbs, title, lead next to it or below, and a picture below the title or next to it. */
export function PageHero({
  label,
  title,
  lead,
  picture,
  children,
  actions,
  leadPlace = actions === undefined ? 'side' : 'wideSide',
}: Props) {
  const translate = useMessage()
  const href = useHref()
  const { route } = usePage()
  const trail = (route?.trail ?? []).map((page) => ({ label: translate(pageLabels[page]), href: href(page) }))
  const beside = picture?.shape === 'column' || picture?.shape === 'half' ? picture.shape : undefined
  const titles = (
    <div>
      {label && <Text look="label">{translate(label)}</Text>}
      <div className={titleClass}>
        <Heading level={1}>
          <Message of={title} />
        </Heading>
      </div>
    </div>
  )
  const words = (lead ?? actions) !== undefined && (
    <div className={beside ? leadBeside[beside] : side}>
      {lead && (
        <Text look="lead">
          <Message of={lead} />
        </Text>
      )}
      {actions && <div className={row}>{actions}</div>}
    </div>
  )
  return (
    <div className={hero}>
      <div className={beside && !children ? `${inner} ${endsWithPicture}` : inner}>
        {trail.length > 1 && <Breadcrumbs label={translate(copy.breadcrumbs)} items={trail} />}
        {picture && beside ? (
          <div className={columns[beside]}>
            {titles}
            {words}
            {children && <div className={below}>{children}</div>}
            <HeroPicture picture={picture} isPriority={children === undefined} />
          </div>
        ) : (
          <div className={layout[leadPlace]}>
            {titles}
            {words}
          </div>
        )}
      </div>
      {picture && !beside && <HeroPicture picture={picture} isPriority />}
    </div>
  )
}

const sizes = {
  across: '100vw',
  content: '(min-width: 84em) 74rem, 100vw',
  column: '(min-width: 64em) 37vw, 100vw',
  half: '(min-width: 64em) 50vw, 100vw',
}

type HeroPictureProps = { readonly picture: NonNullable<Props['picture']>; readonly isPriority: boolean }

function HeroPicture({ picture, isPriority }: HeroPictureProps) {
  const translate = useMessage()
  const { source, alt, shape } = picture
  return (
    <figure className={frame[shape]}>
      <Picture
        className={image[shape]}
        source={source}
        alt={translate(alt)}
        sizes={sizes[shape]}
        isPriority={isPriority}
      />
      {('scale' in picture || 'caption' in picture) && (
        <figcaption className={caption[shape]}>
          <PictureCaption picture={picture} hasNotice />
        </figcaption>
      )}
    </figure>
  )
}
