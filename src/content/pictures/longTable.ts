import { msg } from '@lingui/core/macro'
import table from './long-table.webp?picture'

/** The table at which the services are done, from the side; scripts/art/scenes/long-table.py has its four places. */
export const longTable = {
  source: table,
  alt: msg`An oak table from the side: a relief of Mallorca and a handwritten list of wishes, a model house and a photograph, an account book with glasses, and a contract marked in red at a chair drawn back`,
}
