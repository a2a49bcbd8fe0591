import { msg } from '@lingui/core/macro'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
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
  photograph: msg({ message: `Photo: {credit}`, comment: `Below a photograph: its photographer` }),
}

type Distributed<T> = T extends unknown ? Omit<T, 'source' | 'alt'> : never
type Props = {
  readonly picture: Distributed<ContentPicture>
  /** Adds that a model of a house is no property on offer; once a page. */
  readonly hasNotice?: boolean
}

/** Whether `PictureCaption` has anything to say. */
export const hasCaption = (picture: Props['picture']): boolean =>
  picture.photograph === true || picture.caption !== undefined || 'scale' in picture

/** The caption of a picture, or subject and scale of its model, and the photographer, as a phrase for its `figcaption`. */
export function PictureCaption({ picture, hasNotice = false }: Props) {
  const translate = useMessage()
  const { scale } = useFormats()
  if (picture.caption === undefined && 'scale' in picture) {
    const values = { subject: translate(picture.subject), scale: scale(picture.scale) }
    return <span className={caption}>{translate(hasNotice ? copy.withNotice : copy.caption, values)}</span>
  }
  const own = picture.caption && translate(picture.caption)
  const credit = picture.photograph && translate(copy.photograph, { credit: picture.credit })
  return <span className={caption}>{[own, credit].filter(Boolean).join(' ')}</span>
}
