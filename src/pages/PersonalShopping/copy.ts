import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Viewing trips in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `In Mallorca we visit each house on your list before you do, film it uncut and plan two days around the few that remain. How a visit works, and its cost.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`Fly in only for houses that hold up`,
  lead: msg`We visit each house first, film what photographs leave out and plan your two days in Mallorca. That’s part of the mandate. <pricing>Most of our pay</pricing> comes from the seller’s commission, once you’ve bought.`,
}

/** Sample itinerary of two days. */
export const itinerary = {
  title: msg`Two days, hour by hour`,
  days: [
    {
      id: 'first',
      title: msg({ message: `Day one`, comment: 'Heading above the times of the first day of a visit' }),
      hours: [
        { id: 'morning', time: msg`9:30\u00A0AM`, text: msg`House one, while the terrace has its morning sun` },
        { id: 'village', time: msg`11:30\u00A0AM`, text: msg`House two, on foot from the village` },
        { id: 'lunch', time: msg`1:30\u00A0PM`, text: msg`Lunch where the neighbors eat` },
        { id: 'road', time: msg`3:30\u00A0PM`, text: msg`House three, then the road to the airport, timed` },
      ],
    },
    {
      id: 'second',
      title: msg({ message: `Day two`, comment: 'Heading above the times of the second day of a visit' }),
      hours: [
        { id: 'traffic', time: msg`8:00\u00A0AM`, text: msg`House two again, when the road is busiest` },
        { id: 'architect', time: msg`10:30\u00A0AM`, text: msg`With an architect, from the roof to the cellar` },
        { id: 'terrace', time: msg`5:00\u00A0PM`, text: msg`The terrace, at the hour you would sit on it` },
        { id: 'advice', time: msg`8:00\u00A0PM`, text: msg`What we would do, and why` },
      ],
    },
  ],
}

export const what = {
  label: msg`Viewing trips`,
  title: msg`The house in February`,
  paragraphs: [
    msg`A house is bought on a terrace in June and lived in on a wet Tuesday in February. So we look for moisture behind the closet, the road beyond the pines, the neighbor’s heat pump and the track that belongs to someone else.`,
  ],
}

export const how = {
  title: msg`Before you fly, and once you are here`,
  steps: [
    {
      id: 'scouting',
      title: msg({ message: `We go first`, comment: `Heading of a step: we see the houses before the client does` }),
      text: msg`One of us walks the property line, runs the faucets, listens for the road and asks the owner why the house is for sale.`,
    },
    {
      id: 'film',
      title: msg({
        message: `You watch and rule out`,
        comment: `Heading of a step: the client watches our films and removes houses from the list`,
      }),
      text: msg`We go through the film and our notes on each house with you on a call.`,
    },
    {
      id: 'visit',
      title: msg({ message: `We look together`, comment: `Heading of a step: the client and we see the houses` }),
      text: msg`A few houses, with enough time in each. On the second day we return to the ones you liked best, and in the evening we say what we would do.`,
    },
  ],
}

export const deliverables = {
  title: msg({
    message: `On film and on paper`,
    comment: `Headline: films, and papers`,
  }),
  items: [
    {
      id: 'film',
      title: msg`A film of each house`,
      text: msg`In one take, from the street to the last boundary stone, with our commentary.`,
    },
    {
      id: 'notes',
      title: msg`Notes from our visit`,
      text: msg`Light by the hour, noise, moisture, access, phone reception and the repairs to expect in the first few years.`,
    },
    {
      id: 'papers',
      title: msg({ message: `Documents read in advance`, comment: `Heading` }),
      text: msg`The Land Registry extract (nota simple), and as much of the building file as the owner releases.`,
    },
    {
      id: 'comparison',
      title: msg`A comparison in writing`,
      text: msg`After your return, the houses in one table with price, condition and license, and our recommendation, which may be to keep looking.`,
    },
  ],
}

export const faq = {
  title: msg({
    message: `Questions before a visit`,
    comment: `Headline`,
  }),
  entries: [
    {
      id: 'cost',
      question: msg`Who pays for what?`,
      answer: msg`Our visits, the films and our time on the island are part of the mandate and <pricing>its fee</pricing>. You pay for your flights, your hotel and an architect or building inspector, and we ask before we book anything for you.`,
    },
    {
      id: 'own-finds',
      question: msg`May I add houses I found myself?`,
      answer: msg`Yes. Please send them to us before you write to the agent: some won’t deal with an adviser once they have you on file as their own client.`,
    },
    {
      id: 'unseen',
      question: msg`Can I buy without having been there?`,
      answer: msg`Yes. We walk through the house with you on live video, and a notarized power of attorney lets someone sign in your name. We still advise one visit, because no film conveys the smell of a cellar.`,
    },
    {
      id: 'season',
      question: msg`Which season is best for a visit?`,
      answer: msg`Winter shows moisture, heating and shade, and owners have time. Summer shows traffic, neighbors and noise. If you can come only once, we ask people who know the house in the other season.`,
    },
  ],
}

export const next = {
  title: msg`Name two days, and we’ll plan them`,
  text: msg`Tell us when you could travel and what you hope to find. We will say whether enough is for sale to justify the trip.`,
  button: msg`Schedule a consultation`,
}
