import { msg } from '@lingui/core/macro'
import table from './long-table.webp?picture'

/** The table at which the services are done, from the side; scripts/art/scenes/long-table.py has its four places. */
export const longTable = {
  source: table,
  alt: msg`A long oak table seen from the side: a map, a model house with its shadow, a ledger with coins, and a contract with a pen in front of a chair`,
}
