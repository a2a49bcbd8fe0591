import type { MessageDescriptor } from '@lingui/core'
import type { PictureSource } from '../../components/Picture/Picture.tsx'

/** A picture and what it shows, for those who cannot see it. */
export type ContentPicture = { readonly source: PictureSource; readonly alt: MessageDescriptor }
