import south from './regions-south-board.webp?picture'
import whole from './regions-board.webp?picture'
import { raisedRegions } from './raisedRegions.ts'
import { regions } from './regions.ts'

/** The relief on its board with the table around it: whole, and with the south raised. */
export const regionsBoard = { ...regions, source: whole }
export const southBoard = { ...raisedRegions.south, source: south, scale: regions.scale }
