import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './waterfront.webp?picture'

export const waterfront: ContentPicture = {
  source,
  alt: msg`Architectural model of a waterfront house with arches above a boathouse`,
  subject: msg`Waterfront house`,
  scale: 100,
  focus: [50, 40],
}
