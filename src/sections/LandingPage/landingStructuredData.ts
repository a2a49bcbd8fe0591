import type { Thing } from 'schema-dts'
import { faqPage, type GraphContext } from '../../seo/structuredData.ts'
import type { FaqEntry } from '../Faq/Faq.tsx'

/** What a landing page adds to the graph: its questions and answers. */
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
