import { msg } from '@lingui/core/macro'
import source from './hero-island.webp?picture=hero-wide'

export const island = { source, alt: msg`Relief model of Mallorca in limewash white, in a dark sea` }
