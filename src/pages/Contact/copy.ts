import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Contact: call, write or visit us`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Speak to a buyer’s property adviser in Mallorca: by phone, WhatsApp or email, or at the office in {town}. We answer within {replyHours} hours, Monday to Saturday.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg`Contact`,
  title: msg`Talk to the two who <em>do the work</em>`,
  lead: msg`There is no call center and no front desk. The person who answers is one of the two who will search, visit and negotiate for you. You will have a reply within {replyHours} hours, Monday to Saturday, in English or German.`,
}

export const cards = [
  {
    id: 'phone',
    title: msg({ message: `Phone`, comment: `Way of reaching us; also the label of a form field` }),
    text: msg`Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Central European Time.`,
    action: msg`Call {phone}`,
  },
  {
    id: 'whatsapp',
    title: msg`WhatsApp`,
    text: msg`For the link to a house you have seen, or a thought between meetings.`,
    action: msg({ message: `Open a chat`, comment: `Opens WhatsApp` }),
  },
  {
    id: 'email',
    title: msg({ message: `Email`, comment: `Way of reaching us; also the label of a form field` }),
    text: msg`For the longer story: what you have in mind, and what you have ruled out.`,
    action: msg({ message: `{email}`, comment: `An e-mail address` }),
  },
  {
    id: 'office',
    title: msg({ message: `Office`, comment: `Way of reaching us: a visit` }),
    text: msg`{address}. Visits by appointment.`,
    action: msg({ message: `Show on a map`, comment: `Link to a map of our office` }),
  },
] as const

/** Below the four ways. */
export const proof = msg`You will speak with {founders}. Registered under {agentNumber} in the Balearic register of real-estate agents, insured with {insurer}.`

export const consultationForm = {
  label: msg`Your inquiry`,
  title: msg`What are you <em>looking for?</em>`,
  lead: msg`A few lines are enough. The more you tell us about budget, region and timing, the better we can answer.`,
  nextTitle: msg({ message: `What happens next`, comment: `Heading above the steps that follow a message` }),
  next: [
    {
      id: 'reply',
      title: msg({ message: `A personal reply`, comment: `Heading of what happens next, first step` }),
      text: msg`One of us will write back with an answer to your question and perhaps one of our own.`,
    },
    {
      id: 'conversation',
      title: msg({ message: `A conversation`, comment: `Heading of what happens next, second step` }),
      text: msg`By video or at the office in {town}. We go through your brief, the purchase costs, and what the market offers for a brief like yours.`,
    },
    {
      id: 'decision',
      title: msg({ message: `Your decision`, comment: `Heading of what happens next, third step` }),
      text: msg`If we are not the right people, we will say so. If we are, you will receive the mandate in writing and can take the time you need.`,
    },
  ],
}

export const testimonial = {
  label: msg({ message: `From a client`, comment: `Small label above a client’s words` }),
  title: msg`What a first call led to`,
}

/** Shown in the languages that Contact.tsx lists. */
export const availability = {
  label: msg`Availability`,
  title: msg({
    message: `When we pick up`,
    comment: `Headline of the opening hours: when we answer the phone`,
  }),
  lead: msg`From the United States, call in your morning, which is our afternoon. If that does not suit you, write to us and we will find a time that does.`,
  columns: {
    zone: msg({
      message: `Local time`,
      comment: `Column of a table of opening hours; below it stand time zones: Central Europe, US East, US West`,
    }),
    weekdays: msg({ message: `Monday to Friday`, comment: `Column of a table of opening hours` }),
    saturday: msg({ message: `Saturday`, comment: `Column of a table of opening hours` }),
  },
  zones: [
    {
      id: 'central-europe',
      title: msg({ message: `Central Europe`, comment: `Row of a table of opening hours: a time zone` }),
      weekdays: msg({ message: `{weekdayHours}`, comment: `Opening hours in a table, for instance 9:00–19:00` }),
      saturday: msg({ message: `{saturdayHours}`, comment: `Opening hours in a table, for instance 10:00–16:00` }),
    },
    {
      id: 'us-east',
      title: msg({ message: `US East`, comment: `Row of a table of opening hours: a time zone` }),
      weekdays: msg({ message: `{weekdayHoursEast}`, comment: `Opening hours in Eastern Time` }),
      saturday: msg({ message: `{saturdayHoursEast}`, comment: `Opening hours in Eastern Time` }),
    },
    {
      id: 'us-west',
      title: msg({ message: `US West`, comment: `Row of a table of opening hours: a time zone` }),
      weekdays: msg({ message: `{weekdayHoursWest}`, comment: `Opening hours in Pacific Time` }),
      saturday: msg({ message: `{saturdayHoursWest}`, comment: `Opening hours in Pacific Time` }),
    },
  ],
  sunday: msg({ message: `Sunday by appointment`, comment: `Below the table of opening hours` }),
  note: msg`In the United Kingdom, subtract an hour from our times. Clocks change on different dates in the United States and in Europe, so for two to three weeks in March and one in the fall the American times shift by an hour.`,
}

export const callToAction = {
  title: msg`Prefer to talk face to face?`,
  text: msg`Choose a time in our calendar for a video call, or, if you are on the island, come to {town} and we will put the map on the table.`,
  button: msg`Schedule a consultation`,
}
