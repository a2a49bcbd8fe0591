import type { Thing } from 'schema-dts'
import { dedicationFeeGraph } from '../../seo/offer.ts'
import { faqPage, type GraphContext } from '../../seo/structuredData.ts'
import { faq, offer } from './copy.ts'

/** Adds the fee as an offer, and the FAQ. */
export function pricingStructuredData(context: GraphContext): Thing[] {
  const { translate } = context
  return [
    ...dedicationFeeGraph(context, { name: translate(offer.name), description: translate(offer.description) }),
    faqPage(
      context,
      faq.entries.map(({ question, answer }) => ({ question: translate(question), answer: translate(answer) })),
    ),
  ]
}
