/**
 * SAMPLE DATA: one purchase from the brief to the deed. It did not take place. Replace months, sums and texts before
 * launch with those of a client who has released them in writing, and then set `caseTextsAreSample` to false.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { euroAtRate } from '../lib/rate.ts'

/** @public for `npm run check:launch` */
export const caseTextsAreSample: boolean = true

/** Prices and costs of the case, whole euro. */
const prices = { asked: 1_950_000, repairs: 48_000, paid: 1_640_000 } as const

type CaseRates = Readonly<Record<'arras' | 'feeRateGross' | 'sellerCommission' | 'commissionShare', number>>
/** Those of the day: a later change of ours does not rewrite what was paid. */
const ratesOfTheDay: CaseRates = { arras: 0.1, feeRateGross: 0.00121, sellerCommission: 0.05, commissionShare: 0.5 }

/** What follows from the price paid; whole euro. */
export const amountsAt = (
  paid: number,
  { arras, feeRateGross, sellerCommission, commissionShare }: CaseRates = ratesOfTheDay,
) => ({
  deposit: euroAtRate(paid, arras),
  fee: euroAtRate(paid, feeRateGross),
  share: euroAtRate(euroAtRate(paid, sellerCommission), commissionShare),
})
/** Amounts of the case by the name that its texts use; whole euro. The tax is by the bands of the day, which a later law does not change. */
export const caseAmounts = { ...prices, ...amountsAt(prices.paid), tax: 166_800 }
/** How far the price paid is below the first asking price, a ratio. */
export const caseGap = 1 - prices.paid / prices.asked

type Step = {
  readonly id: string
  /** Month, ISO 8601. */
  readonly month: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

export const caseSteps: readonly Step[] = [
  {
    id: 'brief',
    month: '2025-03',
    title: msg({ message: `The brief`, comment: `Step of a client’s purchase: what the client asked for` }),
    text: msg`A family from Hamburg wanted a finca half an hour from Palma, with four bedrooms and a vacation-rental license, for up to two million euros.`,
  },
  {
    id: 'list',
    month: '2025-03',
    title: msg({ message: `The list`, comment: `Step of a client’s purchase: the houses we proposed` }),
    text: msg`We suggested five houses. The family had found a sixth, whose seller promised a license. Its number belonged to another plot.`,
  },
  {
    id: 'findings',
    month: '2025-04',
    title: msg({ message: `The findings`, comment: `Step of a client’s purchase: what the inspection showed` }),
    text: msg`One of them, a finca near Sineu, was still at its original price and had a license for eight guests. Its roof leaked in two places, and the architect put the repair at {repairs}.`,
  },
  {
    id: 'deposit',
    month: '2025-05',
    title: msg({ message: `The deposit contract`, comment: `Step of a client’s purchase: the arras contract` }),
    text: msg`We agreed on {gap} less and a deposit of {deposit}, held by the notary, on condition that the island council confirm that the license can pass to the family. The price takes the roof into account.`,
  },
  {
    id: 'deed',
    month: '2025-07',
    title: msg({ message: `The deed`, comment: `Step of a client’s purchase: the signing at the notary` }),
    text: msg`The seller’s entry in the cadastre was corrected three weeks late, so the appointment was moved once. The family paid {tax} in transfer tax.`,
  },
]
