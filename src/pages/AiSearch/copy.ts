import { msg } from '@lingui/core/macro'
import { specimen as house } from '../../content/specimen.ts'

export const meta = {
  title: msg({
    message: `AI property search in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `More than {listingsPerDay} listings read every working day, license data included, then sorted by hand. How the search works, what you receive, what it costs.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  label: msg`Property search`,
  title: msg`The market, read before <em>breakfast</em>`,
  lead: msg`Software reads more than {listingsPerDay} listings every working day. The two of us read what remains. You read a page per house.`,
}

/** From the whole market to the client's shortlist. */
export const figures = [
  {
    id: 'listings',
    figure: msg({ message: `{listingsPerDay}+`, comment: 'A large figure, as in "35,000+"' }),
    name: msg({ message: `listings read every working day`, comment: 'Below a large figure, as in "35,000+"' }),
  },
  {
    id: 'hours',
    figure: msg({ message: `{matchHours} hours`, comment: 'A large figure' }),
    name: msg({
      message: `or less from listing to your inbox, weekends not counted`,
      comment: 'Below a large figure, as in "48 hours"',
    }),
  },
  {
    id: 'page',
    figure: msg({ message: `One page`, comment: 'Set large, like a figure' }),
    name: msg({ message: `for each house on your list`, comment: 'Below "One page"' }),
  },
]

export const what = {
  label: msg({ message: `Why it takes software`, comment: `Small label above a headline` }),
  title: msg`An island without a complete list`,
  paragraphs: [
    msg`There is no complete register of the houses for sale in Mallorca. Owners often list with several agencies at once; each writes its own text, takes its own photographs and often sets its own price. If you look through the portals, you come across the same finca again and again, and perhaps never the right one.`,
    msg`Our system goes through portals, agencies and developers every working day. It recognizes one house behind several advertisements and records its history: when it appeared, when the price moved, when it vanished and came back. Then it adds the vacation-rental license data, so that a promised ETV, the license to rent to vacation guests, can be compared with an entry.`,
    msg`That is where its work ends. No listing says which road is loud in August, which view may be blocked or which owner would listen to an offer. That is our job, and so is finding the houses that are never advertised.`,
  ],
}

export const how = {
  label: msg({
    message: `From brief to list`,
    comment: `Small label: from the client’s brief (wishes in writing) to the list of houses`,
  }),
  title: msg`Four filters, the last one <em>human</em>`,
  steps: [
    {
      id: 'brief',
      title: msg({
        message: `Your brief becomes criteria`,
        comment: `Heading of a step; the brief is the client’s wishes in writing`,
      }),
      text: msg`After the consultation we write down essentials, preferences and exclusions, in words that software can test and you can dispute. You correct them before the first run.`,
    },
    {
      id: 'reading',
      title: msg({ message: `The market is read`, comment: `Heading of a step: every listing on the market is read` }),
      text: msg`Each listing is measured against the criteria, duplicates are merged, and asking prices are compared with those of similar houses.`,
    },
    {
      id: 'license',
      title: msg({
        message: `Documents are compared`,
        comment: `Heading of a step: documents are compared with each other`,
      }),
      text: msg`License data, cadastre and plot are compared with the advertisement. A terrace that is missing from the cadastre, or more guest places than the license allows, becomes a question before it becomes your problem.`,
    },
    {
      id: 'judgment',
      title: msg({
        message: `One of us decides`,
        comment: `Heading of a step: a person, not software, has the last word`,
      }),
      text: msg`We look at everything that is left and remove most of it: the wrong slope, the wrong neighbor, a price without a reason. What remains will reach you within {matchHours} hours of being listed, weekends not counted, as a match with its open questions; it goes on your list only after one of us has been there. Tell us why you decline a house, and the next selection will fit better.`,
    },
  ],
}

export const deliverables = {
  label: msg({ message: `What you receive`, comment: `Small label above a headline` }),
  title: msg({
    message: `A list you can check`,
    comment: `Headline: a list whose every claim can be verified. The tagged word is set in italics`,
  }),
  items: [
    {
      id: 'short-list',
      title: msg({
        message: `The short list`,
        comment: `Heading: the few houses that remain; not “the list is short”`,
      }),
      text: msg`A few houses with their exact location, plans where they exist, and a paragraph on each: why it is on the list, and the arguments against it.`,
    },
    {
      id: 'price-history',
      title: msg({ message: `The price history`, comment: `Heading of a point in a list` }),
      text: msg`Each asking price we have seen for the house, with its date and the agency that set it.`,
    },
    {
      id: 'license-status',
      title: msg({ message: `The license status`, comment: `Heading of a point in a list` }),
      text: msg`What the vacation-rental data show: whether an entry exists, for how many guests, and whether it matches the seller’s account.`,
    },
    {
      id: 'quiet-sales',
      title: msg({
        message: `The houses without a sign`,
        comment: `Heading: houses that are for sale without a “for sale” sign`,
      }),
      text: msg`Owners who would sell but do not advertise. We ask them without giving your name. If there is no agent, nobody pays us but you; Pricing says what applies then.`,
    },
    {
      id: 'left-out',
      title: msg({ message: `What we left out`, comment: `Heading: houses that we rejected, and why` }),
      text: msg`The houses you may have noticed elsewhere, and why each is not on your list.`,
    },
  ],
}

/** The page about House no. 7, whose texts are in src/content/specimen.ts. */
export const specimen = {
  history: msg({ message: `Price history`, comment: 'Heading on a sheet, above three dates with prices' }),
  parts: [
    {
      id: 'license',
      term: msg({ message: `License status`, comment: 'Heading on a sheet about a house' }),
      text: house.license,
    },
    {
      id: 'reason',
      term: msg({ message: `Why it is here`, comment: 'Heading on a sheet about a house: why it is on the list' }),
      text: house.reason,
    },
    {
      id: 'against',
      term: msg({ message: `Arguments against it`, comment: 'Heading on a sheet about a house' }),
      text: house.against,
    },
  ],
  caption: msg`The house is fictional; the pages of your list look like this.`,
  link: msg({ message: `Read the whole dossier`, comment: 'Link to the complete sample report on the house' }),
}

export const faq = {
  title: msg({
    message: `Questions about the search`,
    comment: `Headline`,
  }),
  entries: [
    {
      id: 'cost',
      question: msg`What does the search cost?`,
      answer: msg`The search is part of the mandate and its fee. The <pricing>pricing page</pricing> shows when each half is due, what happens if you do not buy, and what we receive from the seller’s commission. If an agent does not share it, or if there is no agent, we will tell you before your viewing.`,
    },
    {
      id: 'who-decides',
      question: msg`Does a machine choose my house?`,
      answer: msg`No. It reads, compares and remembers, which it does better than we can. One of us looks at every house before you hear of it, and visits every house that we recommend.`,
    },
    {
      id: 'speed',
      question: msg`How much faster is it?`,
      answer: msg`By their own account, our clients had on average already searched alone for {searchSpeedFactor} times as long as it then took with us from the agreed brief to the accepted offer. Software cannot speed up the bank, the lawyer or the notary, so a purchase still usually takes {processMonths} months.`,
    },
    {
      id: 'sources',
      question: msg`Where do the listings come from?`,
      answer: msg`The listings come from the public pages of portals, agencies and developers, the license data from public registers. Houses that are not advertised come from conversations.`,
    },
    {
      id: 'privacy',
      question: msg`Who sees my brief?`,
      answer: msg`The two of us; our software reads the criteria taken from it. Until you agree, agents and owners hear what kind of house is wanted, but not by whom or at what price. Our <privacy>data privacy notice</privacy> describes how we treat personal data.`,
    },
  ],
}

export const next = {
  title: msg({
    message: `Write your brief with us`,
    comment: `Headline above a form; the brief is the client’s wishes in writing`,
  }),
  text: msg`Three sentences about the house are enough to begin. In the consultation we will tell you how many such houses are for sale at present, and at what price.`,
  button: msg`Schedule a consultation`,
}
