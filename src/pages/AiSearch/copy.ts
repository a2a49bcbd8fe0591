import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `AI property search in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Our software reads more than {listingsPerDay} listings a day, Monday to Friday, and we check the matches. See what the search finds on one house.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`How we search for your house`,
  lead: msg`Our software reads more than {listingsPerDay} listings in Mallorca a day, Monday to Friday. We check the matches and visit the houses that could suit you. One without an agent, or whose agent doesn’t share the commission, may drop out.`,
  button: msg`Schedule a consultation`,
}

/** Above the field of dots. */
export const field = {
  caption: msg({
    message: `{listingsPerDay} listings a day; each dot stands for ten`,
    comment: 'Caption of a drawing with 3,500 dots, one of which is a house that the search has found',
  }),
}

/** Next to the price history of House no. 7. */
export const sheet = {
  paragraphs: [
    msg`The AI in our software finds listings for the same house, compares them with your criteria and stores the prices. On this sheet of our specimen, two agencies offer one house.`,
    msg`A listing needn’t say which road is loud in August or which view may one day be blocked. We listen on site, ask the town hall for its plan, and sometimes hear of houses that are never advertised.`,
  ],
  link: msg({ message: `Read the whole dossier`, comment: 'Link to the complete sample report on the house' }),
}

export const next = {
  title: msg({
    message: `Write your brief with us`,
    comment: `Headline above a form; the brief is the client’s wishes in writing`,
  }),
  text: msg`In the first conversation we’ll tell you how many houses that fit your brief are advertised, and at what prices.`,
}
