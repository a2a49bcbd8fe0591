import { msg } from '@lingui/core/macro'
import type { ContentPicture } from '../../content/pictures/contentPicture.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { caption } from './PictureCaption.css.ts'

const copy = {
  caption: msg({
    message: `{subject}, {scale} model`,
    comment: `Caption of a picture: what the model shows and its scale, such as “Finca, 1:100 model”`,
  }),
  photograph: msg({ message: `Photo: {credit}`, comment: `Below a photograph: its photographer` }),
}

type Distributed<T> = T extends unknown ? Omit<T, 'source' | 'alt'> : never
type Props = { readonly picture: Distributed<ContentPicture> }

/** Whether `PictureCaption` has anything to say. */
export const hasCaption = (picture: Props['picture']): boolean =>
  picture.photograph === true || picture.caption !== undefined || 'scale' in picture

/** The caption of a picture, or subject and scale of its model, and the photographer, as a phrase for its `figcaption`. */
export function PictureCaption({ picture }: Props) {
  const translate = useMessage()
  const { scale } = useFormats()
  if (picture.caption === undefined && 'scale' in picture) {
    const values = { subject: translate(picture.subject), scale: scale(picture.scale) }
    return <span className={caption}>{translate(copy.caption, values)}</span>
  }
  const own = picture.caption && translate(picture.caption)
  const credit = picture.photograph && translate(copy.photograph, { credit: picture.credit })
  return <span className={caption}>{[own, credit].filter(Boolean).join(' ')}</span>
}
