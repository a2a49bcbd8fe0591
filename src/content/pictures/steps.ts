import { msg } from '@lingui/core/macro'
import source from './detail-steps.webp?picture'

export const steps = { source, alt: msg`Detail of a model: stone steps between terrace walls, next to an olive tree` }
