import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './weeks.webp?picture'

export const weeks: ContentPicture = {
  source,
  alt: msg`The weeks of a year as a row of blocks on an oak table, those rented out as high as their rent, the others flat`,
  caption: msg`The weeks of a year, each block as high as its rent`,
}
