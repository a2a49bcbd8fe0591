import type { Thing } from 'schema-dts'
import { faqPage, type GraphContext } from '../../seo/structuredData.ts'
import type { FaqEntry } from '../Faq/Faq.tsx'

/** Adds a landing page's FAQ to the graph. */
export const landingStructuredData =
  (entries: readonly FaqEntry[]) =>
  (context: GraphContext): readonly Thing[] => [
    faqPage(
      context,
      entries.map(({ question, answer }) => ({
        question: context.translate(question),
        answer: context.translate(answer),
      })),
    ),
  ]
