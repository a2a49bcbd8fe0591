import type { MessageDescriptor } from '@lingui/core'

/**
 * Words inside facts. Written without Lingui's macro, so that plain Node loads this file too; the comment marks them for
 * the extraction, and each id is Lingui's hash of the message, as the macro would write it (formatFacts.test.ts checks it).
 */
export const factMessages = {
  bandUpTo: /* i18n */ {
    id: 'MDyUDU',
    message: '{rate} up to {limit}',
    comment: 'One step of a tax, as in "8% up to €400,000, 9% up to €600,000, and 13% above that"',
  },
  bandAbove: /* i18n */ {
    id: 'EtoXLx',
    message: '{rate} above that',
    comment: 'The last step of a tax, see "{rate} up to {limit}"',
  },
  stampDutyBelow: /* i18n */ {
    id: 'ffPMBV',
    message: '{rate} below {limit}',
    comment: 'The first rate of a tax, as in "1.5% below €1,000,000 and 2% from that value on"',
  },
  stampDutyFrom: /* i18n */ {
    id: '0pCJQR',
    message: '{rate} from that value on',
    comment: 'The second rate of a tax, see "{rate} below {limit}"',
  },
  millions: /* i18n */ {
    id: 'mPOhVK',
    message: '€{amount}\u00A0million',
    comment: 'An amount in words, as in "€1 million"',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>
