import { msg } from '@lingui/core/macro'
import type { ScaledPicture } from '../../content/pictures/contentPicture.ts'
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
  readonly picture: Pick<ScaledPicture, 'subject' | 'scale'>
  /** Adds that the model is no property on offer; once a page. */
  readonly hasNotice?: boolean
}

/** Subject and scale of a model, as a phrase for the `figcaption` of its picture. */
export function PictureCaption({ picture: { subject, scale }, hasNotice = false }: Props) {
  const translate = useMessage()
  const { intl } = localeTags[usePage().locale]
  const values = { subject: translate(subject), scale: formatScale(scale, intl) }
  return <span className={caption}>{translate(hasNotice ? copy.withNotice : copy.caption, values)}</span>
}
