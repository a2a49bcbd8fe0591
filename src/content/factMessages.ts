import type { MessageDescriptor } from '@lingui/core'

/**
 * Words inside facts. Written without Lingui's macro, so that plain Node loads this file too; the comment marks them for
 * the extraction, and each id is what `generateMessageId` of @lingui/message-utils returns for its message.
 */
export const factMessages = {
  bandUpTo: /* i18n */ {
    id: 'MDyUDU',
    message: '{rate} up to {limit}',
    comment: 'One band of a tax, as in "8% up to €400,000, 9% up to €600,000, and 13% above that"',
  },
  bandAbove: /* i18n */ {
    id: 'EtoXLx',
    message: '{rate} above that',
    comment: 'The last band of a tax, see "{rate} up to {limit}"',
  },
  stampDutyBelow: /* i18n */ {
    id: 'uGLDMV',
    message: '{rate} for a price below {limit}',
    comment:
      'A rate of a tax before its last one, as in "1.5% for a price below €1,000,000 and 2% of the whole price from that value on"',
  },
  stampDutyFrom: /* i18n */ {
    id: 'J0aFSV',
    message: '{rate} of the whole price from that value on',
    comment: 'The last rate of a tax, see "{rate} for a price below {limit}"',
  },
  whoPays: /* i18n */ {
    id: 'rG7mKr',
    message:
      'As a rule the seller pays about {commission} commission plus VAT, and our share, usually {share}, comes out of it. You pay us {fee}.',
    comment:
      'Who pays whom; the same sentence on every page. share is a percentage of the commission; fee is "0.1% of the price (0.121% with VAT)"',
  },
  saving: /* i18n */ {
    id: 'GiXwlt',
    message:
      'Across {purchases} purchases our clients paid on average {saving} less than the first asking price (range {range}), and part of that reduction came before they hired us.',
    comment: 'Explains the figure 25%; the same sentence on every page. range is such as "3–41%"',
  },
  searchTime: /* i18n */ {
    id: 'tgJqGH',
    message:
      'By their own account, {clients} clients had searched alone on average {factor} times as long as they then needed with us, from brief to accepted offer. Their own search had come first, so this doesn’t compare the two.',
    comment: 'Explains the figure 3.2; the same sentence on every page',
  },
  satisfied: /* i18n */ {
    id: 'YgElY6',
    message:
      'We asked {asked} clients in writing after closing, and all {answered} who answered were satisfied with our work.',
    comment: 'Explains the figure 100%; the same sentence on every page',
  },
  feePlusVat: /* i18n */ {
    id: 'LRLR7h',
    message: '{net} of the price ({gross} with VAT)',
    comment: 'Our fee, as in "0.1% of the price (0.121% with VAT)"; German names the rate with VAT first',
  },
  feeWithVat: /* i18n */ {
    id: 'BIau40',
    message: '{gross} of the price, VAT included',
    comment: 'Our fee, as in "0.1% of the price, VAT included"',
  },
  providerInEea: /* i18n */ {
    id: 'zsDWZs',
    message: '{name} ({country}), within the European Economic Area',
    comment: 'Who processes data for us, in the privacy notice',
  },
  providerInFramework: /* i18n */ {
    id: 'pgTKwI',
    message: '{name} ({country}), certified under the EU–US Data Privacy Framework (Article 45 GDPR)',
    comment: 'Who processes data for us outside the European Economic Area, in the privacy notice',
  },
  providerUnderClauses: /* i18n */ {
    id: 'FjrEWg',
    message:
      '{name} ({country}), under the European Commission’s standard contractual clauses (Article 46 GDPR); we will send you a copy on request',
    comment: 'Who processes data for us outside the European Economic Area, in the privacy notice',
  },
  millions: /* i18n */ {
    id: 'mPOhVK',
    message: '€{amount}\u00A0million',
    comment: 'An amount in words, as in "€1 million"',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>
