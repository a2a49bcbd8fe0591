/**
 * For structured data only, in English. No client wrote the reviews that are marked as samples. Replace them before launch
 * with genuine, verified reviews, or publish none. Authors are labels, never names.
 */
export type Review = {
  readonly id: string
  /** No client has released it. */
  readonly isSample?: true
  /** Label of the author with US region and country. */
  readonly author: string
  /** Out of a best rating of 5. */
  readonly rating: 5
  readonly body: string
  /** ISO 8601 date. */
  readonly datePublished: string
  /** The "Property Purchased" note. */
  readonly propertyPurchased: {
    readonly property: string
    readonly area: string
    /** Purchase price, euro. */
    readonly price: number
  }
}

export const reviews: readonly Review[] = [
  {
    id: 'connecticut-2022',
    isSample: true,
    author: 'Couple from Connecticut, USA',
    rating: 5,
    body: 'We had seen eleven villas with other agents before we called. Here we saw four, were told what was wrong with each, and bought the best of them at a figure we would not have dared to offer.',
    datePublished: '2022-07-14',
    propertyPurchased: { property: 'Villa', area: 'Southwest, Port d’Andratx', price: 2_450_000 },
  },
  {
    id: 'california-2022',
    isSample: true,
    author: 'Family from California, USA',
    rating: 5,
    body: 'The pool house was not in the land register. They noticed, held our deposit back until the seller had it entered, and only then let us go ahead. I have never been so glad about a delay.',
    datePublished: '2022-11-28',
    propertyPurchased: { property: 'Finca', area: 'Central, Santa Maria del Camí', price: 1_850_000 },
  },
  {
    id: 'texas-2023',
    isSample: true,
    author: 'Entrepreneur from Texas, USA',
    rating: 5,
    body: 'Seven hours of time difference never got in the way. A film of each viewing was waiting when I woke up, with the noise of the road left in.',
    datePublished: '2023-01-19',
    propertyPurchased: { property: 'Waterfront home', area: 'Northeast, Colònia de Sant Pere', price: 3_200_000 },
  },
  {
    id: 'new-york-2023',
    isSample: true,
    author: 'Investor from New York, USA',
    rating: 5,
    body: 'I asked about yield and received a calculation with the assumption beside every figure, and a warning about rental licenses in Palma. I let the apartment long-term instead and know exactly why.',
    datePublished: '2023-10-05',
    propertyPurchased: { property: 'Apartment', area: 'South, Palma', price: 1_190_000 },
  },
  {
    id: 'florida-2024',
    isSample: true,
    author: 'Retired couple from Florida, USA',
    rating: 5,
    body: 'At our age we wanted no surprises with stairs, access or moisture. All three were measured, photographed and reported before we booked a flight. The house is what they said it was.',
    datePublished: '2024-05-22',
    propertyPurchased: { property: 'Town house', area: 'West, Sóller', price: 1_690_000 },
  },
  {
    id: 'massachusetts-2025',
    isSample: true,
    author: 'Couple from Massachusetts, USA',
    rating: 5,
    body: 'The developer’s contract ran to forty pages. They and our lawyer went through it with us on two evenings, had the bank guarantee for our payments confirmed, and tied the completion date to a penalty.',
    datePublished: '2025-02-11',
    propertyPurchased: { property: 'New development', area: 'Southwest, Portals Nous', price: 2_100_000 },
  },
  {
    id: 'illinois-2026',
    isSample: true,
    author: 'Family from Illinois, USA',
    rating: 5,
    body: 'A list of five houses and two people who picked up the phone: that was all we needed. When we hesitated over the second house, they advised us to let it go.',
    datePublished: '2026-04-30',
    propertyPurchased: { property: 'Finca', area: 'North, Pollença', price: 2_780_000 },
  },
]
