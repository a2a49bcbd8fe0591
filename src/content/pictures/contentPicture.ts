import type { MessageDescriptor } from '@lingui/core'
import type { PictureSource } from '../../components/Picture/Picture.tsx'

/** A picture and its alternative text. */
export type ContentPicture = { readonly source: PictureSource; readonly alt: MessageDescriptor }
