import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `AI property search in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Our software reads more than {listingsPerDay} listings a day, Monday to Friday, and we check the matches. How the search works and what it costs.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`A property search you can check`,
  lead: msg`Our software reads more than {listingsPerDay} listings in Mallorca a day, Monday to Friday, and the two of us check what’s left. Our fee is the small part of our pay: <pricing>most comes from the seller’s commission</pricing>, where the agent shares it.`,
  button: msg`Schedule a consultation`,
}

/** Above the field of dots. */
export const field = {
  caption: msg({
    message: `One dot for every ten of {listingsPerDay} listings a day`,
    comment: 'Caption of a drawing with 3,500 dots, one of which is a house that the search has found',
  }),
}

/** Part of the page about House no. 7, whose texts are in src/content/specimen.ts. */
export const specimen = {
  history: msg({ message: `Price history`, comment: 'Heading on a sheet, above three dates with prices' }),
  license: msg({ message: `License status`, comment: 'Heading on a sheet about a house' }),
  link: msg({
    message: `Full dossier`,
    comment: 'At most 17 characters. Link to the complete sample report on the house',
  }),
}

export const what = {
  label: msg({ message: `Why it takes software`, comment: `Small label above a headline` }),
  title: msg`An island without a complete list`,
  paragraphs: [
    msg`Owners list with several agencies at once, and each writes its own text and often sets its own price. On the portals you meet the same finca again and again.`,
    msg`Our {listingsPerDay} listings are what portals, agencies and developers publish, so one house counts as often as it is advertised. The software recognizes one house in different ads, records when the price moved, and checks a promised rental license (ETV) against the register.`,
    msg`No listing says which road is loud in August, which view may be blocked or which owner would listen to an offer. We find that out on site and in conversation, and hear of houses that are never advertised.`,
  ],
}

export const how = {
  title: msg({
    message: `From your brief to your list`,
    comment: `Headline: from the client’s brief (wishes in writing) to the list of houses`,
  }),
  steps: [
    {
      id: 'brief',
      title: msg({
        message: `Your brief becomes criteria`,
        comment: `Heading of a step; the brief is the client’s wishes in writing`,
      }),
      text: msg`After the first conversation we write down essentials, preferences and exclusions, precisely enough for software. You correct them before the first run.`,
    },
    {
      id: 'reading',
      title: msg({
        message: `The listings are read`,
        comment: `Heading of a step: every listing on the market is read`,
      }),
      text: msg`Each listing is measured against the criteria, and asking prices are compared with those of similar houses.`,
    },
    {
      id: 'license',
      title: msg({
        message: `Claims are compared`,
        comment: `Heading of a step: what a listing claims is compared with registers`,
      }),
      text: msg`A terrace that is missing from the cadastre, or more guests than the license allows, becomes a question to the seller.`,
    },
    {
      id: 'judgment',
      title: msg({
        message: `One of us decides`,
        comment: `Heading of a step: a person, not software, has the last word`,
      }),
      text: msg`We check every match on screen and remove most, because the slope, the neighbor or the price is wrong. You have the rest within {matchHours} hours of the listing, weekends not counted. A house goes on your short list once one of us has been there.`,
    },
  ],
}

export const deliverables = {
  title: msg({
    message: `Your list, and what is behind it`,
    comment: `Headline above the parts of a list of houses`,
  }),
  items: [
    {
      id: 'short-list',
      title: msg({
        message: `The short list`,
        comment: `Heading: the few houses that remain; not “the list is short”`,
      }),
      text: msg`A few houses with their exact location, plans where they exist, the reason each is on the list and the arguments against it.`,
    },
    {
      id: 'quiet-sales',
      title: msg({
        message: `The houses without a sign`,
        comment: `Heading: houses that are for sale without a “for sale” sign`,
      }),
      text: msg`Owners who would sell but do not advertise. We ask them without giving your name.`,
    },
    {
      id: 'left-out',
      title: msg({ message: `The houses left out`, comment: `Heading: houses that we rejected, and why` }),
      text: msg`Those you may have noticed elsewhere, and the reason why they are not on your list.`,
    },
  ],
}

export const faq = {
  title: msg({
    message: `Questions about the search`,
    comment: `Headline`,
  }),
  entries: [
    {
      id: 'who-decides',
      question: msg`Does a machine choose my house?`,
      answer: msg`No. The AI recognizes the same house in different ads, reads its description against your criteria and forgets no price. The two of us choose the houses that we recommend, after a visit.`,
    },
    {
      id: 'privacy',
      question: msg`Who sees my brief?`,
      answer: msg`The two of us. Our software has only the criteria taken from it. Until you agree, agents and owners hear what kind of house is wanted, but not by whom or at what price. Our <privacy>data privacy notice</privacy> describes how we treat personal data.`,
    },
  ],
}

export const next = {
  title: msg({
    message: `Write your brief with us`,
    comment: `Headline above a form; the brief is the client’s wishes in writing`,
  }),
  text: msg`Three sentences about the house are enough. In the first conversation we’ll tell you how many such houses are advertised, and at what prices.`,
  button: msg`Schedule a consultation`,
}
