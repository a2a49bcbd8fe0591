import { msg } from '@lingui/core/macro'
import table from './long-table.webp?picture'

/** The table at which the services are done, from the side; scripts/art/scenes/long-table.py has its four places. */
export const longTable = {
  source: table,
  alt: msg`An oak table from the side, with a relief of Mallorca and a map, a model house and a photograph, a ledger with coins, and a contract with a pen at a chair drawn back`,
}
