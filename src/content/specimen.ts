/**
 * SAMPLE DATA: House no. 7, on the page of the property search in short and as a dossier of its own. House, documents,
 * comparable sales and figures are invented; years are on the cover only. Before launch, replace them with a dossier that a client has
 * released in writing, or decide that the sample stays.
 */
import { msg } from '@lingui/core/macro'
import type { Direction, Place, SunDay } from '../lib/sun.ts'

/** @public for `npm run check:launch` */
export const specimenFiguresAreSample: boolean = true

/** The house in short: a page of a client's list. */
export const specimen = {
  label: msg({ message: `Specimen`, comment: 'Small label on a sheet with an invented example, as on sample forms' }),
  mark: msg({ message: `Specimen. The house is fictional.`, comment: 'Head of each page of the sample report' }),
  house: msg({ message: `House no. 7`, comment: 'Title of a sheet about one house of the list' }),
  place: msg`Stone finca in the west, a 15-minute walk from the village`,
  agencies: {
    a: msg({ message: `agency A`, comment: 'After a date, before a price: the agency that named it' }),
    b: msg({ message: `agency B`, comment: 'After a date, before a price: the agency that named it' }),
    both: msg({ message: `A and B`, comment: 'After a date, before a price: agencies A and B named it' }),
  },
  license: msg`ETV entry found, for six guests. The seller says eight.`,
  reason: msg`Three bedrooms on one floor, evening sun into October, and no road within earshot.`,
}

/** ISO date of the dossier. */
export const dossierDate = '2026-11-12'

/** Asking prices of two invented agencies, with the ISO date from which each applied; whole euro. */
export const askingPrices = [
  { day: '2026-03-03', by: 'a', euro: 2_490_000 },
  { day: '2026-06-19', by: 'b', euro: 2_350_000 },
  { day: '2026-10-07', by: 'both', euro: 2_290_000 },
] as const
const [first, , current] = askingPrices

/** The sources of the areas, in the order of the table. */
export const areaSources = ['listing', 'registry', 'cadastre', 'measured'] as const
export type AreaSource = (typeof areaSources)[number]
type AreaRow = { readonly id: string; readonly by: Readonly<Partial<Record<AreaSource, number>>> }

/** Square meters of the buildings; a source that is silent is missing. The listing gives no breakdown. */
const parts = {
  house: { registry: 228, cadastre: 238, measured: 236 },
  porch: { cadastre: 30, measured: 36 },
  annex: { cadastre: 48, measured: 52 },
} as const satisfies Record<string, AreaRow['by']>
const builtBy = (source: 'registry' | 'cadastre' | 'measured'): number =>
  Object.values(parts).reduce((sum, part: AreaRow['by']) => sum + (part[source] ?? 0), 0)
export const builtArea: Readonly<Record<AreaSource, number>> = {
  listing: 380,
  registry: builtBy('registry'),
  cadastre: builtBy('cadastre'),
  measured: builtBy('measured'),
}
export const plotArea = { listing: 8_000, registry: 7_420, cadastre: 7_655, measured: 7_640 } as const
export const areas = [
  { id: 'plot', by: plotArea },
  { id: 'house', by: parts.house },
  { id: 'porch', by: parts.porch },
  { id: 'annex', by: parts.annex },
  { id: 'built', by: builtArea },
  { id: 'pool', by: { listing: 50, cadastre: 32, measured: 44 } },
] as const satisfies readonly AreaRow[]

const toThousands = (euro: number): number => Math.round(euro / 1_000) * 1_000
const toTens = (euro: number): number => Math.round(euro / 10) * 10
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** What the annex accounts for in the asking price, by the area that we measured; whole euro. */
export const annexInAsking = toThousands((current.euro / builtArea.measured) * parts.annex.measured)
/** The same for the half of the porch that we don't count. */
export const porchInAsking = toThousands(((current.euro / builtArea.measured) * parts.porch.measured) / 2)

/** Square meters for which we pay: the house, and half of the porch, whose permit shows it open. The annex has no permit. */
export const countedArea = parts.house.measured + parts.porch.measured / 2

/**
 * Sales of invented houses, with the month of the deed and the area counted as above; `adjustment` is what a square meter
 * of House no. 7 is worth more or less, a ratio of its price.
 */
const sales = [
  { id: 'village', month: '2026-03', area: 245, euro: 1_960_000, adjustment: -0.07 },
  { id: 'road', month: '2025-12', area: 290, euro: 2_146_000, adjustment: 0.05 },
  { id: 'restored', month: '2026-06', area: 210, euro: 1_869_000, adjustment: -0.1 },
] as const
/** With the price of a square meter, as paid and adjusted; euro to tens. */
export const comparables = sales.map((sale) => ({
  ...sale,
  perMeter: toTens(sale.euro / sale.area),
  adjusted: toTens((sale.euro / sale.area) * (1 + sale.adjustment)),
}))

/** What it costs to repair the roof and to take down what has no permit; our estimate, whole euro. */
export const works = [
  { id: 'house', euro: 28_000 },
  { id: 'porch', euro: 9_000 },
  { id: 'pool', euro: 18_000 },
  { id: 'machineRoom', euro: 5_000 },
  { id: 'annex', euro: 26_000 },
] as const
export const worksTotal = sumOf(works.map(({ euro }) => euro))
const [{ euro: roof }] = works
/** The works in short: the roof, and what has no permit; whole euro. */
export const worksInShort = { roof, demolition: worksTotal - roof } as const

const adjusted = comparables.map((comparable) => comparable.adjusted)
/** The lowest comparable gives the opening offer, their mean the fair price, the highest the limit; whole euro. */
const perMeter = {
  opening: Math.min(...adjusted),
  fair: toTens(sumOf(adjusted) / adjusted.length),
  limit: Math.max(...adjusted),
} as const
const offerAt = (euroPerMeter: number) => {
  const value = toThousands(euroPerMeter * countedArea)
  return { perMeter: euroPerMeter, value, price: value - worksTotal }
}
/** Each price with its derivation: price of a square meter, value of the counted area, less the works. */
export const offers = {
  opening: offerAt(perMeter.opening),
  fair: offerAt(perMeter.fair),
  limit: offerAt(perMeter.limit),
} as const
export type OfferName = keyof typeof offers

/** The fair price, at which we would buy; whole euro. */
export const ourPrice = offers.fair.price
export const firstPrice = first.euro
export const askingPrice = current.euro

/** Further figures that the texts of the dossier name: square meters, cubic meters, meters. */
export const specimenFigures = {
  builtListing: builtArea.listing,
  house: parts.house.measured,
  porch: parts.porch.measured,
  annex: parts.annex.measured,
  pool: 44,
  poolPermitted: 32,
  poolExtra: 44 - 32,
  counted: countedArea,
  machineRoom: 9,
  cistern: 60,
  strip: plotArea.cadastre - plotArea.registry,
  track: 140,
} as const

/** The terrace: middle of the west of the island. */
export const terrace: Place = { latitude: 39.6, longitude: 2.6 }

export const sunDays = {
  june: { declination: 23.44, equationOfTime: -1.8, utcOffset: 2 },
  october: { declination: -8.6, equationOfTime: 14.2, utcOffset: 2 },
  december: { declination: -23.44, equationOfTime: 1.9, utcOffset: 1 },
} as const satisfies Record<string, SunDay>
/** ISO dates of the days, for their names. */
export const sunDates: Readonly<Record<keyof typeof sunDays, string>> = {
  june: '2026-06-21',
  october: '2026-10-15',
  december: '2026-12-21',
}

const direction = (azimuth: number, altitude: number): Direction => ({ azimuth, altitude })
/** Skyline from the middle of the terrace, clockwise from north: the house in the east, the ridge in the southwest. */
export const skyline: readonly Direction[] = [
  direction(0, 4),
  direction(20, 30),
  direction(45, 42),
  direction(100, 42),
  direction(108, 30),
  direction(112, 10),
  direction(118, 8),
  direction(140, 7),
  direction(165, 8),
  direction(185, 12),
  direction(200, 17),
  direction(210, 20),
  direction(222, 20),
  direction(232, 17),
  direction(242, 10),
  direction(250, 5),
  direction(260, 3),
  direction(320, 3),
  direction(360, 4),
]
