import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Viewing trips in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `In Mallorca we visit each house on your list before you do, film it if the owner agrees, and plan two days around the few that remain.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`Viewing trips to Mallorca`,
  lead: msg`We visit each house on your list first and, if the owner agrees, film it in one take. You spend two days with the few that remain.`,
  button: msg`Schedule a consultation`,
}

/** Next to the sun on the terrace. */
export const sheet = {
  title: msg({
    message: `{time}`,
    comment: 'Headline, very large: the time at which a terrace loses the winter sun, such as 3:00 PM',
  }),
  paragraphs: [
    msg`That’s when the ridge takes the winter sun from the terrace of House no. 7, our specimen. Houses are often viewed in summer, so we work out their light for the whole year.`,
    msg`One of us walks the property line, runs the faucets, listens for the road and asks why the house is for sale. On the second day we go back to the houses you liked best and tell you what we would do.`,
  ],
}

export const next = {
  title: msg`When could you come?`,
  text: msg`Tell us when you could travel and what you hope to find, and we’ll say whether there is enough to see. You pay for flights, hotel, car and any architect you bring.`,
}
