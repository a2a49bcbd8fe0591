import type { Person, Thing } from 'schema-dts'
import { company, type Founder } from '../../content/company.ts'
import { facts } from '../../content/facts.ts'
import { graphIds, type GraphContext } from '../../seo/structuredData.ts'
import { expertise } from './copy.ts'

const people = (founders: readonly Founder[]): Person[] =>
  founders.map(({ name, languages }) => ({ '@type': 'Person', name, knowsLanguage: [...languages] }))

/** Adds the founders, the number of employees and their expertise to the agency. */
export const aboutStructuredData = (
  { origin, translate }: GraphContext,
  founders: readonly Founder[] = company.founders,
): Thing[] => [
  {
    '@type': 'RealEstateAgent',
    '@id': graphIds(origin).organization,
    founder: people(founders),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: facts.team },
    knowsAbout: expertise.items.map((item) => translate(item)),
  },
]
