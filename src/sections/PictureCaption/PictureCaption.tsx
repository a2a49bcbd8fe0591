import { msg } from '@lingui/core/macro'
import type { CaptionedPicture, ScaledPicture } from '../../content/pictures/contentPicture.ts'
import { localeTags } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { formatScale } from '../../lib/format.ts'
import { usePage } from '../../seo/usePage.ts'
import { caption } from './PictureCaption.css.ts'

const copy = {
  caption: msg({
    message: `{subject}, {scale}`,
    comment: `Caption of a picture: the name of the model and its scale, such as “Finca, 1:100”`,
  }),
  withNotice: msg({
    message: `{subject}, {scale}. A model, not an offer.`,
    comment: `Caption of a page’s first picture: the name of the model and its scale, such as “Finca, 1:100”`,
  }),
}

type Props = {
  readonly picture: Pick<ScaledPicture, 'subject' | 'scale' | 'isNoOffer'> | Pick<CaptionedPicture, 'caption'>
  /** Adds that a model of a house is no property on offer; once a page. */
  readonly hasNotice?: boolean
}

/** The caption of a picture, or subject and scale of its model, as a phrase for its `figcaption`. */
export function PictureCaption({ picture, hasNotice = false }: Props) {
  const translate = useMessage()
  const { intl } = localeTags[usePage().locale]
  if ('caption' in picture) return <span className={caption}>{translate(picture.caption)}</span>
  const values = { subject: translate(picture.subject), scale: formatScale(picture.scale, intl) }
  return (
    <span className={caption}>
      {translate(hasNotice && !picture.isNoOffer ? copy.withNotice : copy.caption, values)}
    </span>
  )
}
