import type { Thing } from 'schema-dts'
import { facts } from '../../content/facts.ts'
import { graphIds, type GraphContext } from '../../seo/structuredData.ts'
import { expertise } from './copy.ts'

/** Adds the number of employees and their expertise to the agency. */
export const aboutStructuredData = ({ origin, translate }: GraphContext): Thing[] => [
  {
    '@type': 'RealEstateAgent',
    '@id': graphIds(origin).organization,
    numberOfEmployees: { '@type': 'QuantitativeValue', value: facts.team },
    knowsAbout: expertise.items.map(({ title }) => translate(title)),
  },
]
