import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './sea-window.webp?picture'

export const seaWindow: ContentPicture = {
  source,
  alt: msg`Sandstone wall above the sea, the shutters of its window half open in low sun`,
  caption: msg`Window above the sea, a rendering`,
}
