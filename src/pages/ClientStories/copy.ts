import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Client stories: buying a home in Mallorca`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `One purchase in Mallorca, month by month and in figures, what other buyers say, what our figures rest on, and how we verify testimonials.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg`Client stories`,
  title: msg`A finca near Sineu, from brief to deed`,
  lead: msg`One purchase, month by month, with the price, the tax and what we earned; other costs are left out.`,
  button: msg`Schedule a consultation`,
}

/** `amount` names the sum of the case (content/clientCase.ts). */
export const prices = [
  { amount: 'asked', label: msg({ message: `First asking price`, comment: `Label of a sum in a client’s purchase` }) },
  {
    amount: 'paid',
    label: msg({ message: `Price paid`, comment: `Label of a sum in a client’s purchase` }),
    gap: msg({
      message: `{gap} less`,
      comment: `In a drawing of a price, where it falls: the gap to the first asking price`,
    }),
  },
] as const
export const ourPay = [
  {
    amount: 'fee',
    label: msg({
      message: `Our fee, with VAT`,
      comment: `Label of a sum in a client’s purchase`,
    }),
  },
  {
    amount: 'share',
    label: msg({
      message: `Our share of the seller’s commission, before VAT`,
      comment: `Label of a sum in a client’s purchase`,
    }),
  },
] as const

export const casePicture = msg`Not the family’s own house. We publish this purchase with the family’s consent.`

export const stories = {
  title: msg({ message: `What our clients say`, comment: `Headline above client statements` }),
}

/** Information under section 5b(3) UWG: keep it next to the statements. */
// Before launch, prove: true only once the sample statements are replaced and checked as described here.
export const verification = {
  title: msg({
    message: `How we check testimonials`,
    comment: `Small headline above the note on how statements are verified`,
  }),
  text: msg`Every testimonial is from a client whose purchase we handled. We check it against our mandate and the deed, and publish it with the client’s consent, sometimes shortened or translated. We pay for none, and the selection is ours.`,
}

/** `fact` names the number in content/facts.ts that the counter shows; `suffix` follows it. */
export const trackRecord = {
  title: msg({ message: `What our clients paid and how long they searched`, comment: `Headline above our results` }),
  stats: [
    {
      id: 'search-speed',
      fact: 'searchSpeedFactor',
      suffix: '×',
      label: msg({
        message: `How long clients had searched before they hired us, as a multiple of the search with us`,
        comment: `Label under the figure 3.2×`,
      }),
      description: msg`{searchTimeSentence}`,
    },
    {
      id: 'founder-years',
      fact: 'founderYears',
      suffix: '+',
      label: msg({ message: `Years in real estate`, comment: `Label under the figure 15+` }),
      description: msg`Both founders, counted together.`,
    },
    {
      id: 'satisfaction',
      fact: 'satisfaction',
      suffix: '',
      label: msg({ message: `Satisfied clients among those who answered`, comment: `Label under the figure 100%` }),
      description: msg`{satisfactionSentence}`,
    },
  ],
  note: msg`The figures describe past purchases and promise nothing about yours.`,
} as const

/** What clients paid below the first asking price; `mean`, `median`, `min` and `max` are percentages. */
export const savings = {
  label: msg({ message: `Average difference from the first asking price`, comment: `Label under the figure 25%` }),
  description: msg`{savingSentence}`,
  title: msg({ message: `Every purchase, by what it saved`, comment: `Name of a drawing for screen readers` }),
  alternative: msg({
    message: `One dot for each of {count} purchases, on a scale from 0%. The smallest saving is {min}, the largest {max}, the median {median}, the mean {mean}.`,
    comment: `Describes a drawing; count is a number, the others are percentages`,
  }),
  caption: msg({ message: `Each dot is a purchase.`, comment: `Below a drawing with a dot for each purchase` }),
  median: msg({ message: `Median {median}`, comment: `In a drawing; median is a percentage` }),
  mean: msg({ message: `Mean {mean}`, comment: `In a drawing; mean is a percentage` }),
} as const

export const whyChoose = {
  title: msg({ message: `Our promise to every client`, comment: `Headline: why clients chose us` }),
  items: [
    {
      id: 'nothing-to-sell',
      title: msg`No listings of our own`,
      text: msg`We sell no houses. A share of the commission comes to us only when a client of ours buys.`,
    },
    {
      id: 'same-people',
      title: msg({ message: `Two people to talk to`, comment: `Heading: one contact from beginning to end` }),
      text: msg`One of us searches and visits, the other checks and negotiates.`,
    },
    {
      id: 'early-no',
      title: msg({ message: `Doubts before your offer`, comment: `Heading: that we advise against a house early` }),
      text: msg`If we think a price too high or doubt a license, we’ll tell you before you make an offer.`,
    },
    {
      id: 'few-mandates',
      title: msg({ message: `Few clients`, comment: `Heading: we accept few clients at a time` }),
      text: msg`We accept {clientsPerYear} clients a year.`,
    },
  ],
}

export const callToAction = {
  title: msg({ message: `Write to us`, comment: `Headline, an invitation to write to us` }),
  text: msg`A short message about a region, a price or a worry is enough, or choose a time to talk.`,
  primary: msg`Schedule a consultation`,
  secondary: msg({ message: `Write to us`, comment: `Link to the contact form` }),
}
