/**
 * SAMPLE DATA. None of these statements was made by a client. Replace every entry before launch with
 * statements by clients whose purchase was accompanied, checked and released as the client-stories
 * page describes (UWG section 5b(3)), and then set `testimonialsAreSample` to false.
 * Authors are labels, never names. Quotes carry no quotation marks: the page adds those of its language.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const testimonialsAreSample: boolean = true

export type Testimonial = {
  readonly id: string
  /** One to three sentences, without quotation marks. */
  readonly quote: MessageDescriptor
  /** Who speaks, as a label. */
  readonly author: MessageDescriptor
  /** Town or quarter of the property. */
  readonly location: MessageDescriptor
  /** Kind of property and part of the island. */
  readonly property: MessageDescriptor
}

export const testimonials: readonly Testimonial[] = [
  {
    id: 'couple-connecticut',
    quote: msg`They talked us out of two houses before they let us fall in love with the third.`,
    author: msg`Couple from Connecticut, USA`,
    location: msg`Port d’Andratx`,
    property: msg`Villa in the southwest`,
  },
  {
    id: 'family-hamburg',
    quote: msg({
      message: `The license the seller swore by did not exist. We would have found out a year later.`,
      comment: `Client statement. The license is a holiday-rental license.`,
    }),
    author: msg`Family from Hamburg, Germany`,
    location: msg`Sineu`,
    property: msg`Finca in the center of the island`,
  },
  {
    id: 'investor-zurich',
    quote: msg`Eleven weeks from the first call to the keys, and I flew in only twice.`,
    author: msg`Investor from Zurich, Switzerland`,
    location: msg`Palma, Old Town`,
    property: msg`Apartment in the south`,
  },
  {
    id: 'couple-edinburgh',
    quote: msg`We had searched by ourselves for two summers. A month after we signed, we had four houses to compare, each with its land register extract and a page of defects. The one we bought had the longest page, and we knew every line of it.`,
    author: msg`Couple from Edinburgh, United Kingdom`,
    location: msg`Sóller`,
    property: msg`Town house in the west`,
  },
  {
    id: 'family-vienna',
    quote: msg`They said on the phone that our budget would not buy what we had in mind, and where it would. We were annoyed for a day and have been grateful since.`,
    author: msg`Family from Vienna, Austria`,
    location: msg`Pollença`,
    property: msg`Country house in the north`,
  },
  {
    id: 'couple-chicago',
    quote: msg`By the day of the notary, the lawyer and the bank had already heard from them. There was nothing left to discuss except where to have lunch.`,
    author: msg`Retired couple from Chicago, USA`,
    location: msg`Colònia de Sant Pere`,
    property: msg`Waterfront home in the northeast`,
  },
]
