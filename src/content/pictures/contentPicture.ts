import type { MessageDescriptor } from '@lingui/core'
import type { Focus, PictureSource } from '../../components/Picture/Picture.tsx'

type Shown = {
  readonly source: PictureSource
  /** A closer crop for phones. */
  readonly narrow?: PictureSource
  readonly alt: MessageDescriptor
  /** What every crop keeps. */
  readonly focus?: Focus
}

/** A photograph: its caption, if any, and then its photographer. */
export type Photograph = Shown & {
  readonly photograph: true
  readonly credit: string
  readonly caption?: MessageDescriptor
}
type NoPhotograph = { readonly photograph?: never; readonly credit?: never }
/** A rendering without a caption, or with one of its own. */
type Rendering = Shown & NoPhotograph & { readonly caption?: MessageDescriptor }
/** A rendering of a model, whose caption names it and its scale, such as 100 for 1:100. */
type Model = Shown &
  NoPhotograph & {
    readonly caption?: never
    readonly subject: MessageDescriptor
    readonly scale: number
  }

/** What a hero or section shows (docs/pictures.md). */
export type ContentPicture = Photograph | Model | Rendering
