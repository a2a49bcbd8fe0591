import { msg } from '@lingui/core/macro'
import type { RegionId } from '../regions.ts'
import type { ContentPicture } from './contentPicture.ts'
import central from './regions-central.webp?picture'
import north from './regions-north.webp?picture'
import northeast from './regions-northeast.webp?picture'
import south from './regions-south.webp?picture'
import southwest from './regions-southwest.webp?picture'
import west from './regions-west.webp?picture'

const alt = msg`The same relief model with one region raised and painted sea blue`

/** The picture `regions` with one region raised; each lies exactly over it. */
export const raisedRegions: Readonly<Record<RegionId, ContentPicture>> = {
  south: { source: south, alt },
  southwest: { source: southwest, alt },
  west: { source: west, alt },
  north: { source: north, alt },
  northeast: { source: northeast, alt },
  central: { source: central, alt },
}
