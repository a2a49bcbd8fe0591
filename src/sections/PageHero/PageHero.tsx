import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture, type PictureFocus, type PictureSource } from '../../components/Picture/Picture.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { pageLabels } from '../../content/pageLabels.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref, usePage } from '../../seo/usePage.ts'
import { band, head, hero, inner, row, side, title as titleClass, wideSide } from './PageHero.css.ts'

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
  /** Wide picture below the title; the page's priority picture. */
  readonly picture?: {
    readonly source: PictureSource
    readonly alt: MessageDescriptor
    readonly focus?: PictureFocus
    readonly height?: 'strip' | 'tall'
  }
  /** Buttons below the lead. */
  readonly actions?: ReactNode
  /** Widens the side column for the lead; always the case with actions. */
  readonly isSideWide?: boolean
}

/** Head of an inner page: breadcrumbs, title on the left, lead at the bottom right, full-width picture. */
export function PageHero({ label, title, lead, picture, actions, isSideWide = actions !== undefined }: Props) {
  const translate = useMessage()
  const href = useHref()
  const { route } = usePage()
  const trail = (route?.trail ?? []).map((page) => ({ label: translate(pageLabels[page]), href: href(page) }))
  return (
    <div className={hero}>
      <div className={inner}>
        {trail.length > 1 && <Breadcrumbs label={translate(copy.breadcrumbs)} items={trail} />}
        <div className={isSideWide ? `${head} ${wideSide}` : head}>
          <div>
            {label && <Text look="label">{translate(label)}</Text>}
            <div className={titleClass}>
              <Heading level={1}>
                <Message of={title} />
              </Heading>
            </div>
          </div>
          {(lead ?? actions) !== undefined && (
            <div className={side}>
              {lead && (
                <Text look="lead">
                  <Message of={lead} />
                </Text>
              )}
              {actions && <div className={row}>{actions}</div>}
            </div>
          )}
        </div>
      </div>
      {picture && (
        <Picture
          className={band[picture.height ?? 'strip']}
          source={picture.source}
          alt={translate(picture.alt)}
          sizes="100vw"
          focus={picture.focus ?? 'middle'}
          isPriority
        />
      )}
    </div>
  )
}
