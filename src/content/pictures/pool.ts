import { msg } from '@lingui/core/macro'
import source from './detail-pool.webp?picture'

export const pool = { source, alt: msg`Detail of a model: the edge of a pool in stone` }
