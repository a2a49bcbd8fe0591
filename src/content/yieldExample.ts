/** An example: a year of an invented villa with a license, rented out by the week. Rents and costs are assumptions. */
import { euroAtRate } from '../lib/rate.ts'
import { calculateCosts } from './calculateCosts.ts'
import { facts } from './facts.ts'
import { taxes as ownTaxes } from './taxes.ts'

// Before launch, confirm: that weeks, rents and costs of the example are those of a house like the ones in your analyses.
/** What is paid for the villa, whole euro; a resale. */
const examplePrice = facts.feeExamples[1]

type Season = {
  readonly id: keyof typeof rentedWeeks
  /** Weeks that are rented; empty weeks and those of the owners are left out. */
  readonly weeks: number
  /** Rent of a week, whole euro. */
  readonly rent: number
}
/** Numbers of the rented weeks; the months of a quarter have four, four and five weeks. */
export const rentedWeeks = {
  summer: [27, 28, 29, 30, 31, 32, 33, 34],
  shoulder: [24, 25, 26, 36, 37, 38, 39],
  springAndFall: [14, 15, 16, 17, 40, 41, 42, 43],
} as const
export const seasons: readonly Season[] = [
  { id: 'summer', weeks: rentedWeeks.summer.length, rent: 10_500 },
  { id: 'shoulder', weeks: rentedWeeks.shoulder.length, rent: 7_400 },
  { id: 'springAndFall', weeks: rentedWeeks.springAndFall.length, rent: 4_600 },
]
/** Weeks of the summer that the owners of the second calculation keep for themselves. */
const summerWeeksKept = 2

/** Costs of the year, VAT included. */
export const yieldCosts = {
  /** Shares of the rent. */
  management: 0.2,
  platforms: 0.075,
  /** Whole euro for each week rented. */
  cleaning: 400,
  /** Whole euro a month. */
  utilities: 450,
  poolAndGarden: 600,
  /** Whole euro a year. */
  localTaxes: 2_600,
  insurance: 2_200,
  accountant: 1_200,
  repairs: 12_000,
} as const
export type YieldCost = keyof typeof yieldCosts

/** Price, costs of a year, and the cash that its purchase takes, whole euro; rates of the tax on rent. */
type House = {
  readonly price: number
  readonly costs: Readonly<Record<YieldCost, number>>
  readonly cash: number
  readonly taxes: { readonly rentalTaxEea: number; readonly rentalTaxOthers: number }
}
const ownHouse: House = {
  price: examplePrice,
  costs: yieldCosts,
  cash: calculateCosts(examplePrice, 'resale').cash.max,
  taxes: ownTaxes,
}

/** From the rent of the weeks to what is left before income tax; whole euro, yields as ratios. */
export function yearOf(rented: readonly Season[], { price, costs: rates, cash, taxes }: House = ownHouse) {
  const weeks = rented.reduce((sum, season) => sum + season.weeks, 0)
  const gross = rented.reduce((sum, season) => sum + season.weeks * season.rent, 0)
  const costs: Readonly<Record<YieldCost, number>> = {
    ...rates,
    management: euroAtRate(gross, rates.management),
    platforms: euroAtRate(gross, rates.platforms),
    cleaning: weeks * rates.cleaning,
    utilities: 12 * rates.utilities,
    poolAndGarden: 12 * rates.poolAndGarden,
  }
  const net = Object.values(costs).reduce((rest, cost) => rest - cost, gross)
  const { management, platforms, cleaning, ...yearly } = costs
  const yearlyCosts = Object.values(yearly).reduce((sum, cost) => sum + cost, 0)
  /** Costs of the year count for the days that are rented: DGT V0170-25. */
  const taxable = gross - management - platforms - cleaning - Math.round((yearlyCosts * 7 * weeks) / 365)
  return {
    price,
    weeks,
    gross,
    costs,
    net,
    cash,
    grossYield: gross / price,
    netYield: net / price,
    cashYield: net / cash,
    /** What Spanish income tax leaves of `net`, by the owner's residence; depreciation is left out. */
    afterTax: {
      eea: net - euroAtRate(taxable, taxes.rentalTaxEea),
      others: net - euroAtRate(gross, taxes.rentalTaxOthers),
    },
  }
}

export const yieldYear = yearOf(seasons)
/** The same year if the owners keep some of the summer. */
export const ownSummerYear = yearOf(
  seasons.map((season) => (season.id === 'summer' ? { ...season, weeks: season.weeks - summerWeeksKept } : season)),
)
