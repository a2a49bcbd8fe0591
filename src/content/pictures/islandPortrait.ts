import { msg } from '@lingui/core/macro'
import source from './hero-island-portrait.webp?picture=hero'

export const islandPortrait = { source, alt: msg`Relief model of Mallorca in limewash white, in a dark sea` }
