import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Client stories: buying a home in Mallorca`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `What buyers say about search, checks and negotiation in Mallorca, what our figures measure, and how we check that every testimonial is a client’s.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg`Client stories`,
  title: msg({
    message: `What our clients say <em>afterward</em>`,
    comment: `Headline; the tagged words are set in italics`,
  }),
  lead: msg`Most people are pleased on signing day. We ask some months later, when the house has been lived in and the bills are known. These are the answers, shortened but not improved.`,
}

/** `fact` names the number in content/facts.ts that the counter shows; `suffix` follows it. */
export const trackRecord = {
  label: msg({ message: `Track record`, comment: `Small label above our results` }),
  title: msg`Four figures and what they measure`,
  stats: [
    {
      id: 'search-speed',
      fact: 'searchSpeedFactor',
      suffix: '×',
      label: msg({ message: `As long alone as with us`, comment: `Label under the figure 3.2×` }),
      description: msg`{searchTimeSentence}`,
    },
    {
      id: 'average-saving',
      fact: 'averageSaving',
      suffix: '',
      label: msg({ message: `Below the first asking price`, comment: `Label under the figure 25%` }),
      description: msg`{savingSentence}`,
    },
    {
      id: 'founder-years',
      fact: 'founderYears',
      suffix: '+',
      label: msg({ message: `Years in real estate`, comment: `Label under the figure 15+` }),
      description: msg`The founders’ working years in real estate, counted together. The company was founded in {founded}.`,
    },
    {
      id: 'satisfaction',
      fact: 'satisfaction',
      suffix: '',
      label: msg({ message: `Satisfied clients`, comment: `Label under the figure 100%` }),
      description: msg`{satisfactionSentence}`,
    },
  ],
  note: msg`Except for the years in real estate, the figures refer to purchases that we have handled ourselves since {founded}. They describe the past, and promise nothing about your purchase.`,
} as const

export const stories = {
  label: msg({ message: `Testimonials`, comment: `Small label above what clients say` }),
  title: msg({
    message: `Houses found <em>and turned down</em>`,
    comment: `Headline above client statements: houses that were bought or turned down`,
  }),
  lead: msg`Our clients value their privacy. We publish where they come from, what they bought and in which part of the island, and leave out their names.`,
}

export const clientCase = {
  label: msg({ message: `One case in full`, comment: `Small label above a client’s purchase, told step by step` }),
  title: msg`A finca near Sineu, from brief to deed`,
  text: msg`With its dates and sums, and with what went wrong.`,
}
export const casePicture = msg`Finca, 1:100. Not the family’s own house.`

/** Information under section 5b(3) UWG: keep it next to the statements. */
// Before launch, prove: true only once the sample statements are replaced and checked as described here.
export const verification = {
  label: msg({
    message: `How we check testimonials`,
    comment: `UWG is the German Act against Unfair Competition; small label above the note on how statements are verified`,
  }),
  title: msg`Where these words come from, and who verifies them`,
  paragraphs: [
    msg`Every testimonial comes from a client whose purchase we handled. Before we publish one, we check it against our mandate and the date of the deed. We do not quote anyone who did not buy with us. For readers in Germany: this is the information required by section 5b(3) of the German Act against Unfair Competition (UWG).`,
    msg`We ask in writing and publish with the client’s consent. We shorten, and we translate between English and German, without changing the meaning. Nobody is paid or given a discount for a testimonial.`,
    msg`The selection is ours. These are references, not star ratings from an independent portal, and we ask you to read them as such.`,
  ],
}

export const whyChoose = {
  label: msg({ message: `Why they chose us`, comment: `Small label above a headline` }),
  title: msg({ message: `What tipped the scales`, comment: `Headline: why clients chose us` }),
  items: [
    {
      id: 'nothing-to-sell',
      title: msg`Nothing of our own to sell`,
      text: msg`We have no listings. A house is on your list because it fits the brief, and it leaves the list when its documents fail the check.`,
    },
    {
      id: 'same-people',
      title: msg({ message: `The same people throughout`, comment: `Heading: one contact from beginning to end` }),
      text: msg`The two you meet in the first conversation are the two who view, negotiate and sit next to you at the notary’s.`,
    },
    {
      id: 'early-no',
      title: msg({ message: `An early no`, comment: `Heading: that we advise against a house early` }),
      text: msg`We will tell you when a wish and a budget do not match, when a price is wrong or a license doubtful, and we will do so before a deposit is paid.`,
    },
    {
      id: 'few-mandates',
      title: msg({ message: `Few mandates`, comment: `Heading: we accept few clients at a time` }),
      text: msg`We accept {clientsPerYear} clients a year. If there is no room for your search, we will tell you so, and when there will be.`,
    },
  ],
}

export const callToAction = {
  title: msg({ message: `Begin with a question`, comment: `Headline, an invitation to write to us` }),
  text: msg`Most mandates began with a short message: a region, a sum, a doubt. Send us yours, or choose a time to talk about it.`,
  primary: msg`Schedule a consultation`,
  secondary: msg({ message: `Write to us`, comment: `Link to the contact form` }),
}
