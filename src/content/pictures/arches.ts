import { msg } from '@lingui/core/macro'
import source from './detail-arches.webp?picture'

export const arches = { source, alt: msg`Detail of a model: limewashed arches in low sun` }
