/**
 * No client made the statements that are marked as samples. Replace them before launch with statements by clients whose
 * purchase was accompanied, checked and released as the client-stories page describes (UWG section 5b(3)).
 * Authors are labels, never names. Quotes carry no quotation marks: the page adds those of its language.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Testimonial = {
  readonly id: string
  /** No client has released it. */
  readonly isSample?: true
  /** One to three sentences, without quotation marks. */
  readonly quote: MessageDescriptor
  /** Label of the author. */
  readonly author: MessageDescriptor
  /** Town or quarter of the property. */
  readonly location: MessageDescriptor
  /** Kind of property and part of the island. */
  readonly property: MessageDescriptor
  /** About the first call: Contact shows it. */
  readonly isAboutFirstCall?: true
}

export const testimonials: readonly Testimonial[] = [
  {
    id: 'couple-connecticut',
    isSample: true,
    quote: msg`They talked us out of two houses before they let us fall in love with the third.`,
    author: msg({
      message: `Couple from Connecticut, USA`,
      comment: `Author of a client’s statement, instead of a name`,
    }),
    location: msg({ message: `Port d’Andratx`, comment: `Place name, unchanged in every language` }),
    property: msg({
      message: `Villa in the southwest`,
      comment: `What a client bought; the points of the compass are parts of Mallorca`,
    }),
  },
  {
    id: 'family-hamburg',
    isSample: true,
    quote: msg({
      message: `One seller swore up and down that there was a license. There was none. We’d have found out a year later.`,
      comment: `Client statement. The license is a holiday-rental license.`,
    }),
    author: msg({
      message: `Family from Hamburg, Germany`,
      comment: `Author of a client’s statement, instead of a name`,
    }),
    location: msg({ message: `Sineu`, comment: `Place name, unchanged in every language` }),
    property: msg`Finca in the center of the island`,
  },
  {
    id: 'investor-zurich',
    isSample: true,
    quote: msg`First call to keys, eleven weeks. Flights, two. I have no complaints.`,
    author: msg({
      message: `Investor from Zurich, Switzerland`,
      comment: `Author of a client’s statement, instead of a name`,
    }),
    location: msg({ message: `Palma Old Town`, comment: `Place; translate only “Old Town”` }),
    property: msg({
      message: `Apartment in the city`,
      comment: `What a client bought; the points of the compass are parts of Mallorca`,
    }),
  },
  {
    id: 'couple-edinburgh',
    isSample: true,
    quote: msg`We had four houses and a rather full list of faults for each. Naturally we bought the one with the longest. At least we knew.`,
    author: msg({
      message: `Couple from Edinburgh, United Kingdom`,
      comment: `Author of a client’s statement, instead of a name`,
    }),
    location: msg({ message: `Sóller`, comment: `Place name, unchanged in every language` }),
    property: msg({
      message: `Townhouse in the west`,
      comment: `What a client bought; the points of the compass are parts of Mallorca`,
    }),
  },
  {
    id: 'family-vienna',
    isSample: true,
    isAboutFirstCall: true,
    quote: msg`On the very first call they told us that our budget wouldn’t buy what we had in mind, and where it would. At first we were annoyed. Now we’re glad.`,
    author: msg({
      message: `Family from Vienna, Austria`,
      comment: `Author of a client’s statement, instead of a name`,
    }),
    location: msg({ message: `Pollença`, comment: `Place name, unchanged in every language` }),
    property: msg({
      message: `Country house in the north`,
      comment: `What a client bought; the points of the compass are parts of Mallorca`,
    }),
  },
  {
    id: 'couple-chicago',
    isSample: true,
    quote: msg`We’ve closed on a few houses in forty years. This time the lawyer and the bank had it all worked out, so we signed and went to lunch.`,
    author: msg({
      message: `Retired couple from Chicago, USA`,
      comment: `Author of a client’s statement, instead of a name`,
    }),
    location: msg({ message: 'Colònia de Sant\u00A0Pere', comment: `Place name, unchanged in every language` }),
    property: msg({
      message: `Waterfront home in the northeast`,
      comment: `What a client bought; the points of the compass are parts of Mallorca`,
    }),
  },
]
