import { msg } from '@lingui/core/macro'
import source from './hero-island.webp?picture'

export const island = { source, alt: msg`Relief model of Mallorca in its frame on an oak table` }
