import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Mallorca guide: costs, regions, legal steps`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Work out the full cost of a house in Mallorca, compare six regions by price, and read every legal step from the deposit contract to the deed.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg({
    message: `Costs, regions and steps`,
    comment: `Headline of the guide: what a purchase costs, where, and how it goes`,
  }),
  lead: msg`What a house in Mallorca costs beyond its price, how the regions differ, and what’s due when.`,
  button: msg`Schedule a consultation`,
}

/** Titles of the chapters, which the contents link. */
export const chapters = {
  label: msg({ message: `Chapters of the guide`, comment: `Screen reader name of a list of links` }),
  cost: msg({ message: `Cost`, comment: `Title of a chapter: what a purchase costs` }),
  place: msg({ message: `Place`, comment: `Title of a chapter: where on the island to buy` }),
  steps: msg({ message: `Steps`, comment: `Title of a chapter: how a purchase goes` }),
}

export const place = {
  reasons: msg`The island is an hour and a half across by car. Prices differ widely by region. In the countryside a new home gets a permit only as an exception.`,
}

export const stepsSection = {
  lead: msg`From the accepted offer to the notary a purchase usually takes {processMonths} months, longer with a mortgage or a military permit.`,
}

export const importantInformation = [
  msg`This guide is general information with the rates of {ratesYear} and doesn’t replace legal or tax advice. Your lawyer will confirm what applies on the day you sign.`,
]

export const callToAction = {
  label: msg`Talk to us`,
  title: msg`Still have a question?`,
  lead: msg`Send us the address of a house or your budget. We’ll tell you what we’d check first.`,
  button: msg`Schedule a consultation`,
  /** The phone number and the e-mail address come from the company's data. */
  call: {
    label: msg({ message: `Call`, comment: `Label in front of a phone number` }),
    value: msg`{phone}`,
    note: msg`Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Mallorca time`,
  },
  write: {
    label: msg({ message: `Write`, comment: `Label in front of an e-mail address` }),
    value: msg`{email}`,
    note: msg`One of the founders will answer`,
  },
  visit: {
    label: msg({ message: `Visit`, comment: `Label in front of the town of the office` }),
    value: msg({ message: `{town}, by appointment`, comment: `Where we can be visited; town is a place name` }),
    note: msg({
      message: `{address}`,
      comment: `address is one line: street, postal code and town`,
    }),
  },
}
