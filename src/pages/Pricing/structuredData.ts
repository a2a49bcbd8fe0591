import type { Thing } from 'schema-dts'
import { dedicationFeeGraph } from '../../seo/offer.ts'
import { faqPage, type GraphContext } from '../../seo/structuredData.ts'
import { faq, offer } from './copy.ts'

/** The pricing page adds the fee as an offer, and its questions. */
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
