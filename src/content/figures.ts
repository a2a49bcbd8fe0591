import type { Widened } from '../lib/widened.ts'
import { company, type Provider } from './company.ts'
import { purchaseCosts, ratesYear, stampDutySince } from './costs.ts'
import { facts, firstMandate, privacyChanged } from './facts.ts'
import { openingHours } from './reach.ts'
import { taxes } from './taxes.ts'
import { ownSummerYear, yieldYear } from './yieldExample.ts'

/** What the texts of formatFacts.ts are made of; its tests bring their own. */
export const ownFigures = {
  facts,
  costs: purchaseCosts,
  taxes,
  company,
  openingHours,
  firstMandate,
  privacyChanged,
  ratesYear,
  stampDutySince,
  year: yieldYear,
  ownSummer: ownSummerYear,
}
export type Figures = Widened<Omit<typeof ownFigures, 'company'>> & {
  readonly company: Widened<Omit<typeof company, 'providers'>> & {
    readonly providers: Readonly<Record<keyof typeof company.providers, Provider>>
  }
}
