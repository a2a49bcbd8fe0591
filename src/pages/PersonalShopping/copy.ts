import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Personal property shopping in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `We visit each house in Mallorca before you do, film it uncut and plan two days around the few that remain. How a visit works, and what it costs.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  label: msg`Personal property shopping`,
  title: msg`Fly in only for houses that <em>hold up</em>`,
  lead: msg`Photographs are taken at the best hour, with the widest lens. We go before you, at other hours, and plan your two days around the houses that still hold up.`,
}

export const what = {
  label: msg({ message: `Why we go first`, comment: `Small label above a headline` }),
  title: msg`What a brochure does <em>not</em> show`,
  paragraphs: [
    msg`A house is bought on a terrace in June and lived in on a wet Tuesday in February. So we look for February: the moisture behind the closet, the road beyond the pines, the neighbor’s heat pump, the well that is shared, the track that belongs to someone else.`,
    msg`Then we film, in one take and without music, from the street to the last boundary stone, and say aloud what we notice. If you say no after the film, it was a good film: it saved you a trip.`,
    msg`The remaining houses fill two days on the island and rarely more. One of us is with you throughout and has read each house’s entry in the Land Registry beforehand, so that a pleasant talk with the owner can also be a useful one.`,
  ],
}

export const how = {
  label: msg({ message: `Step by step`, comment: `Small label above three steps` }),
  title: msg`Before you fly, and once you are here`,
  steps: [
    {
      id: 'scouting',
      title: msg({ message: `We go first`, comment: `Heading of a step: we see the houses before the client does` }),
      text: msg`One of us visits each house before it goes on your list, walks the property line, runs the faucets, listens for the road and asks the owner why the house is for sale.`,
    },
    {
      id: 'film',
      title: msg({
        message: `You watch and cross off`,
        comment: `Heading of a step: the client watches our films and removes houses from the list`,
      }),
      text: msg`For each house you receive the film and our notes, and we go through them on a call. The list is usually shorter at the end of it.`,
    },
    {
      id: 'first-day',
      title: msg({ message: `The first day: look`, comment: `Heading of a step` }),
      text: msg`A few houses, enough time in each, and a route that also shows you the village, the beach and the drive to the airport.`,
    },
    {
      id: 'second-day',
      title: msg({ message: `The second day: look again`, comment: `Heading of a step` }),
      text: msg`Back to the one or two that you remember best, at a different hour and, if the building calls for it, with an architect. In the evening we will tell you what we would do.`,
    },
  ],
}

export const deliverables = {
  label: msg({ message: `What is prepared`, comment: `Small label above the preparations for a visit` }),
  title: msg({
    message: `Ready before you land`,
    comment: `Headline: what is prepared before the client’s flight arrives`,
  }),
  items: [
    {
      id: 'film',
      title: msg`A film of each house`,
      text: msg`Uncut, with commentary, and meant for nobody but you.`,
    },
    {
      id: 'notes',
      title: msg`Notes from our visit`,
      text: msg`Light by the hour, noise, moisture, access, phone reception, neighbors, and the work we would expect in the first years.`,
    },
    {
      id: 'papers',
      title: msg({ message: `Documents read in advance`, comment: `Heading` }),
      text: msg`The nota simple, the extract from the Land Registry with owner, liens and encumbrances, and as much of the building file as the owner releases.`,
    },
    {
      id: 'itinerary',
      title: msg({ message: `An itinerary with pauses`, comment: `Heading` }),
      text: msg`Confirmed appointments, honest driving times, lunch, and room for the house that needs another hour.`,
    },
    {
      id: 'comparison',
      title: msg`A comparison in writing`,
      text: msg`You receive it after your return: the houses in one table, with price, condition and license, and our recommendation, which may be to keep looking.`,
    },
  ],
}

/** Sample itinerary of two days. */
export const itinerary = {
  label: msg({ message: `Two days, an example`, comment: 'Small label above the timetable of a visit' }),
  days: [
    {
      id: 'first',
      title: msg({ message: `Day one`, comment: 'Heading above the times of the first day of a visit' }),
      hours: [
        { time: '9:30', text: msg`House one, while the terrace has its morning sun` },
        { time: '11:30', text: msg`House two, on foot from the village` },
        { time: '13:30', text: msg`Lunch where the neighbors eat` },
        { time: '15:30', text: msg`House three, then the road to the airport, timed` },
      ],
    },
    {
      id: 'second',
      title: msg({ message: `Day two`, comment: 'Heading above the times of the second day of a visit' }),
      hours: [
        { time: '8:00', text: msg`House two again, when the road is busiest` },
        { time: '10:30', text: msg`With an architect, from the roof to the cellar` },
        { time: '17:00', text: msg`The terrace, at the hour you would sit on it` },
        { time: '20:00', text: msg`What we would do, and why` },
      ],
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
      answer: msg`Our visits, the films and our time with you on the island are part of the mandate and its fee; the <pricing>pricing page</pricing> says when it is due and what we receive from the seller’s commission. You pay for your flights, your hotel and an architect or building inspector; we will ask before we book anything for you.`,
    },
    {
      id: 'how-many',
      question: msg`How many houses will we see?`,
      answer: msg`As many as survive the film, usually a handful. If none does, we will advise you to stay home, and we will keep looking.`,
    },
    {
      id: 'own-finds',
      question: msg`May I add houses I found myself?`,
      answer: msg`Yes, and please send them before you write to the agent. Some agents register the person who makes first contact and then accept no representative; and we can often tell you the house’s history before you ask for a viewing.`,
    },
    {
      id: 'unseen',
      question: msg`Can I buy without having been there?`,
      answer: msg`It is possible: we walk through the house with you on live video, and a notarized power of attorney lets someone sign in your name. We still advise at least one visit, because no film conveys the smell of a cellar.`,
    },
    {
      id: 'season',
      question: msg`Which season is best for a visit?`,
      answer: msg`Winter: it shows moisture, heating and shade, and owners have time. Summer shows traffic, neighbors and noise. If you can come only once, we ask people who know the house in the other season.`,
    },
  ],
}

export const next = {
  title: msg`Name two days, and we will prepare them`,
  text: msg`Tell us when you could travel and what you hope to find. We will tell you frankly whether enough is for sale to justify the trip.`,
  button: msg`Schedule a consultation`,
}
