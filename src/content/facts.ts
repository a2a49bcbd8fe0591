/**
 * The business numbers of the product (docs/product.md), each once, with its unit. The costs of a purchase, tax rates among
 * them, are in costs.ts; identity in company.ts, opening hours in reach.ts, choices of the forms in src/features/leads,
 * prices of the regions in regions.ts.
 * Texts reach them through `formatFacts` (one formatted string per name and locale),
 * calculations and JSON-LD read the numbers themselves.
 */

/** An inclusive span. `max: undefined` means "and more". */
export type Span = { readonly min: number; readonly max?: number }

export const facts = {
  /** Calendar year in which the company was founded. */
  founded: 2020,
  /** People in the company. */
  team: 2,
  /** Searches taken on in a year. */
  clientsPerYear: { min: 4, max: 6 },
  /** Years of experience of the founders ("15+"). */
  founderYears: 15,
  /** Years of the company ("4+"). */
  companyYears: 4,
  // Before launch, prove: the four figures that follow must be provable when somebody asks (UWG section 5).
  /** Listings read on a working day ("35,000+"). */
  listingsPerDay: 35_000,
  /** Time that clients had searched alone, compared with the time from brief to accepted offer with us. */
  searchSpeedFactor: 3.2,
  // Before launch, replace: samples, the savings of all purchases.
  /** What each purchase saved against the first asking price, ratios; their mean is the average that texts name. */
  savings: [
    0.03, 0.08, 0.12, 0.16, 0.17, 0.2, 0.21, 0.22, 0.24, 0.25, 0.26, 0.27, 0.28, 0.29, 0.3, 0.31, 0.32, 0.35, 0.38, 0.4,
    0.41,
  ] as readonly number[],
  /** Share of satisfied clients among those who answered, a ratio. */
  satisfaction: 1,
  // Before launch, replace: a sample, the number of clients who had searched alone, behind the factor of 3.2.
  /** Clients behind `searchSpeedFactor`. */
  searchClients: 14,
  // Before launch, replace: a sample, the number of clients asked whether they were satisfied.
  /** Clients asked in writing after closing. */
  clientsAsked: 21,
  // Before launch, replace: a sample, the number of clients who answered; all of them have to be satisfied.
  /** Clients who answered, behind `satisfaction`. */
  clientsAnswered: 18,
  /** Share of our work that is for buyers, a ratio. */
  buyerSide: 1,
  /** From the accepted offer to the notary, months. */
  processMonths: { min: 2, max: 4 },
  // Before launch, confirm: that both yields are of licensed houses that are rented out by the week.
  /** Net rental yield a year: after operating costs, before income tax; ratios. */
  netYield: { min: 0.04, max: 0.06 },
  /** Gross rental yield a year: the rent of the weeks that are rented, before any cost; ratios; landing pages only. */
  grossYield: { min: 0.06, max: 0.1 },
  // Before launch, replace: a sample, the share of fitting houses whose agents do not share their commission.
  /** Houses that fit a brief but are lost because the agent does not share the commission, a ratio. */
  unsharedHouses: 0.1,
  // Before launch, replace: samples, the searches that can still begin in a year, and that year.
  /** Searches that can still begin in `placesYear`; the text needs at least two. */
  freePlaces: 2,
  /** Calendar year of `freePlaces`. */
  placesYear: 2027,
  /** Hours within which we answer. */
  replyHours: 24,
  /** Hours within which new matches are sent. */
  matchHours: 48,
  /** Prices from which we search, euro. */
  priceFrom: 1_000_000,

  /** Dedication fee, ratio of the purchase price. */
  feeRate: 0.001,
  /** Part of the fee due at the start (the rest at closing), a ratio. */
  feeAtStart: 0.5,
  /** Days within which a consumer can withdraw from a mandate that was signed at a distance. */
  withdrawalDays: 14,
  /** Months after the end of a mandate in which the purchase of a house that we showed still counts. */
  monthsAfterMandate: 6,
  // Before launch, replace: a sample, how long the fee includes errands; the mandate has to say the same.
  /** Months after the deed for which errands are included in the fee. */
  supportMonths: 12,
  /** Purchase prices for which the fee is shown as an example, euro; yieldExample.ts uses the second. */
  feeExamples: [1_000_000, 2_000_000, 5_000_000],
  /** The fee that the structured data's offer names, euro; shown nowhere else. */
  feeInOffer: 10_000,
  /** Commission that a buyer pays, a ratio. */
  buyerCommission: 0,
  /** Commission that the seller pays, a ratio. */
  sellerCommission: 0.05,

  /** Deposit of the arras contract, ratio of the price. */
  arras: 0.1,
  /** Mortgage as a share of the value, ratios. */
  mortgage: { min: 0.6, max: 0.7 },
  /** Weeks until an NIE is issued. */
  nieWeeks: { min: 1, max: 4 },
  /** Weeks of the military permit check. */
  militaryWeeks: { min: 1, max: 2 },
  /** Weeks until a bank account is open. */
  bankWeeks: 1,
  /** Weeks until a mortgage is granted. */
  financeWeeks: { min: 4, max: 8 },
  /** Utilities a month, euro. */
  utilities: { min: 150, max: 300 },

  /** Value of a lead that is reported to the ads service, euro. */
  conversionValue: 1,
  /** Days for which the host keeps server logs; must match the host. */
  logDays: 30,
  /** Months after the last message for which an enquiry without a mandate is kept. */
  enquiryMonths: 12,
  /** Months for which a consent choice is kept. */
  consentMonths: 6,
} as const satisfies Record<string, number | Span | readonly number[]>

// Before launch, replace: a sample, the month of the first mandate for a buyer; it must be at least `companyYears` ago.
/** Month of the first mandate, ISO 8601. */
export const firstMandate = '2022-03'

/** When the privacy notice was last changed, ISO date: set it with each change of what the notice says. */
export const privacyChanged = '2026-11-29'

/** Name under which the consent library keeps the visitor's choice. */
export const consentKey = 'cc_cookie'
