import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageId, pathTable } from '../routing/paths.ts'

type IdOf<Path> = Path extends `/services/${infer Id}` ? (Id extends `${string}/${string}` ? never : Id) : never
/** The last segment of the English path of each page directly below the services page. */
export type ServiceId = IdOf<(typeof pathTable)[PageId]['en']>
export type Service = {
  readonly id: ServiceId
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly benefits: readonly { readonly id: string; readonly text: MessageDescriptor }[]
}

/** The page of each service. */
export const servicePages: Record<ServiceId, PageId> = {
  'ai-search': 'aiSearch',
  'personal-shopping': 'personalShopping',
  'investment-analysis': 'investmentAnalysis',
  'buyer-representation': 'buyerRepresentation',
}

/** The services of the home page and the services page. */
export const services: readonly Service[] = [
  {
    id: 'ai-search',
    title: msg`Property search`,
    text: msg`We read the listings and speak with owners who don’t advertise. If one sells without an agent, or the agent doesn’t share the commission, we’ll tell you before your viewing whether we’ll continue for your fee alone.`,
    benefits: [
      {
        id: 'listings',
        text: msg`A search for duplicate listings and earlier prices`,
      },
      {
        id: 'matches',
        text: msg`New matches as a rule within {matchHours}\u00A0hours of being listed, business days only`,
      },
      {
        id: 'license-data',
        text: msg`Vacation-rental licenses looked up`,
      },
    ],
  },
  {
    id: 'personal-shopping',
    title: msg`Viewing trips`,
    text: msg`We see the houses first and then plan two days around those worth the flight.`,
    benefits: [
      {
        id: 'film',
        text: msg`An uncut film of each house if the owner agrees, visible flaws included`,
      },
      {
        id: 'notes',
        text: msg`Notes on light, noise, moisture and access`,
      },
      {
        id: 'comparison',
        text: msg`A written comparison after your return`,
      },
    ],
  },
  {
    id: 'investment-analysis',
    title: msg`Investment analysis`,
    text: msg`Yield, license and tax for one house at a time, with the assumptions.`,
    benefits: [
      {
        id: 'net-yield',
        text: msg`Yield net of operating costs, before income tax`,
      },
      {
        id: 'checked-license',
        text: msg`What the seller says about license and permits, checked`,
      },
      {
        id: 'tax-partners',
        text: msg`Taxes at purchase and on the rent`,
      },
    ],
  },
  {
    id: 'buyer-representation',
    title: msg`Buyer representation`,
    text: msg`We check price and papers, negotiate and stay with you until the house is registered in your name.`,
    benefits: [
      {
        id: 'price',
        text: msg`Our estimate of the price and an opening offer, with reasons`,
      },
      {
        id: 'contracts',
        text: msg`Contract and deed read with your lawyer before you sign`,
      },
      {
        id: 'partners',
        text: msg`Introductions to English-speaking lawyers and tax advisers`,
      },
    ],
  },
]
