/**
 * SAMPLE DATA: one purchase from the brief to the deed. It did not take place. Replace dates, sums and texts before
 * launch with those of a client who has released them in writing, and then set `caseTextsAreSample` to false.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { euroAtRate } from '../lib/rate.ts'
import { company } from './company.ts'
import { facts } from './facts.ts'

export const caseTextsAreSample: boolean = true

/** Prices and costs of the case, whole euro. */
const prices = { asked: 1_950_000, repairs: 48_000, paid: 1_640_000 } as const

const commission = euroAtRate(prices.paid, facts.sellerCommission)
/** Amounts of the case by the name that its texts use; whole euro. */
export const caseAmounts = {
  ...prices,
  deposit: euroAtRate(prices.paid, facts.arras),
  /** By the bands of the day, which a later law does not change. */
  tax: 166_800,
  fee: euroAtRate(prices.paid, facts.feeRate),
  commission,
  share: euroAtRate(commission, company.commissionShare),
}
/** How far the price paid is below the first asking price, a ratio. */
export const caseGap = 1 - prices.paid / prices.asked

type Step = {
  readonly id: string
  /** ISO date. */
  readonly date: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

export const caseSteps: readonly Step[] = [
  {
    id: 'brief',
    date: '2025-03-10',
    title: msg({ message: `The brief`, comment: `Step of a client’s purchase: what the client asked for` }),
    text: msg`A family from Hamburg asked for a finca half an hour from Palma, with four bedrooms and a license for vacation guests, at a price of up to two million euros.`,
  },
  {
    id: 'list',
    date: '2025-03-28',
    title: msg({ message: `The list`, comment: `Step of a client’s purchase: the houses we proposed` }),
    text: msg`We checked six houses and sent five. The sixth was one that the family had found themselves: its seller had assured them twice that it had a license, but the number led to another plot in the register.`,
  },
  {
    id: 'findings',
    date: '2025-04-24',
    title: msg({ message: `The findings`, comment: `Step of a client’s purchase: what the inspection showed` }),
    text: msg`The finca near Sineu was offered at {asked}, its first price. Its license was valid for eight guests. The pool was in no building permit, and the architect put the roof at {repairs}.`,
  },
  {
    id: 'deposit',
    date: '2025-05-09',
    title: msg({ message: `The deposit contract`, comment: `Step of a client’s purchase: the arras contract` }),
    text: msg`Agreed at {paid}, {gap} below the first asking price, with the pool’s missing permit taken into account and a deposit of {deposit}. Two conditions: the pool entered in the cadastre, and written confirmation from the island council that the license can pass to the family. The entry does not make the pool legal; it only lets cadastre and deed describe the same house. The family’s lawyer confirmed in writing that the license does not depend on it, and the rest is in the price.`,
  },
  {
    id: 'deed',
    date: '2025-07-04',
    title: msg({ message: `The deed`, comment: `Step of a client’s purchase: the signing at the notary` }),
    text: msg`The cadastral entry came three weeks later than the seller had promised, so the appointment was moved once. The family paid {tax} in transfer tax and paid us {fee} in all, {feeVat}. The seller paid a commission of {commission}, and our share of it was {share}, both before VAT.`,
  },
]
