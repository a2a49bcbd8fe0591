import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageId } from '../routing/paths.ts'

export type ServiceId = 'ai-search' | 'personal-shopping' | 'investment-analysis' | 'buyer-representation'
export type Service = {
  readonly id: ServiceId
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly benefits: readonly { readonly id: string; readonly text: MessageDescriptor }[]
  /** Label of the link to the service's page. */
  readonly link: MessageDescriptor
}

/** The page of each service. */
export const servicePages: Record<ServiceId, PageId> = {
  'ai-search': 'aiSearch',
  'personal-shopping': 'personalShopping',
  'investment-analysis': 'investmentAnalysis',
  'buyer-representation': 'buyerRepresentation',
}

/** The four services of the home page and the services page. An `id` is also the last segment of the English URL. */
export const services: readonly Service[] = [
  {
    id: 'ai-search',
    title: msg`Property search`,
    text: msg`Our system reads more than {listingsPerDay} listings every working day and compares them with your brief; we speak in person with owners who do not advertise. You see only the houses that fit, each with the reason. A <specimen>sample dossier</specimen> shows how.`,
    benefits: [
      {
        id: 'listings',
        text: msg`The same house recognized behind several listings, with its earlier prices`,
      },
      {
        id: 'matches',
        text: msg`New matches sent to you within {matchHours} hours, weekends not counted`,
      },
      {
        id: 'license-data',
        text: msg`Vacation-rental license data with each house, before anyone mentions a yield`,
      },
    ],
    link: msg({ message: `See how the search works`, comment: `Link to the service “Property search”` }),
  },
  {
    id: 'personal-shopping',
    title: msg`Personal property shopping`,
    text: msg`We visit first and film honestly, flaws included. Then we arrange two days in which you see only houses worth the flight.`,
    benefits: [
      {
        id: 'visited',
        text: msg`Each house visited by one of us before you book anything`,
      },
      {
        id: 'film',
        text: msg`An uncut film of each, with what the photographs leave out`,
      },
      {
        id: 'two-days',
        text: msg`Two planned days, with time to see the right house twice`,
      },
    ],
    link: msg({
      message: `Plan a visit`,
      comment: `Link to the service “Personal property shopping”: planning a trip to see houses`,
    }),
  },
  {
    id: 'investment-analysis',
    title: msg`Investment analysis`,
    text: msg`Yield, license, tax and resale for each house on the list, with the assumption next to every number. Enough to decide with your own tax adviser, and to say no in time.`,
    benefits: [
      {
        id: 'net-yield',
        text: msg`Yields net of operating costs and before income tax; for a licensed house, {netYield} net a year on the purchase price is realistic`,
      },
      {
        id: 'checked-license',
        text: msg`License and permits compared with what the seller says of them`,
      },
      {
        id: 'tax-partners',
        text: msg`Taxes at purchase, each year and at sale, for review by your own tax adviser`,
      },
    ],
    link: msg({
      message: `Read an example`,
      comment: `Link to the service “Investment analysis”, where an example is worked out`,
    }),
  },
  {
    id: 'buyer-representation',
    title: msg`Buyer representation`,
    text: msg`From the mandate to the keys the same two advisers act for you, and in that purchase for nobody else. We examine, negotiate and stay until the house is registered in your name.`,
    benefits: [
      {
        id: 'no-commission',
        text: msg`You pay us {feeRate} of the price, {feeVat}; the seller’s commission usually pays for the rest of our work`,
      },
      {
        id: 'saving',
        text: msg`Since {founded}, prices paid on average {averageSaving} below the first asking price, which may have been set before we were hired`,
      },
      {
        id: 'partners',
        text: msg`English-speaking lawyers and tax advisers, recommended by us and chosen by you`,
      },
    ],
    link: msg({
      message: `What representation covers`,
      comment: `Link to the service “Buyer representation”: what our representing the buyer includes`,
    }),
  },
]
