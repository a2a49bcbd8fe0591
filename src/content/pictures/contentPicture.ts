import type { MessageDescriptor } from '@lingui/core'
import type { PictureSource } from '../../components/Picture/Picture.tsx'

/** A picture and its alternative text. */
export type ContentPicture = {
  readonly source: PictureSource
  /** A closer crop for phones. */
  readonly narrow?: PictureSource
  readonly alt: MessageDescriptor
}

/** A picture with a caption of its own. */
export type CaptionedPicture = ContentPicture & { readonly caption: MessageDescriptor }

/** A picture whose caption names the model and its scale, such as 100 for 1:100. */
export type ScaledPicture = ContentPicture & {
  readonly subject: MessageDescriptor
  readonly scale: number
  /** Whether it shows something that nobody takes for a house on offer. */
  readonly isNoOffer?: true
}
