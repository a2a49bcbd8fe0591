import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Contact: call, write or visit us`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Speak to a buyer’s adviser in Mallorca by phone, WhatsApp or email, or at the office in {town}. We answer within {replyHours} hours, Monday to Saturday.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg`Talk to the two who do the work`,
  lead: msg`Tell us what you have in mind. {foundersOr} will answer, and the first conversation costs nothing.`,
  button: msg`Schedule a consultation`,
}

export const ways = [
  {
    id: 'phone',
    label: msg({ message: `Phone`, comment: `Way of reaching us; also the label of a form field` }),
    action: msg`Call {phone}`,
    note: msg`Mon–Fri {weekdayHours}, Sat {saturdayHours}, Mallorca time`,
  },
  {
    id: 'whatsapp',
    label: msg`WhatsApp`,
    action: msg({ message: `Open a chat`, comment: `Opens WhatsApp` }),
  },
  {
    id: 'email',
    label: msg({ message: `Email`, comment: `Way of reaching us; also the label of a form field` }),
    action: msg({ message: `{email}`, comment: `An e-mail address` }),
    note: msg`Answered within {replyHours} hours, Mon–Sat`,
  },
  {
    id: 'office',
    label: msg({ message: `Office`, comment: `Way of reaching us: a visit` }),
    action: msg({ message: `{address}`, comment: `Link to a map of our office: its address` }),
    note: msg({
      message: `Map, visits by appointment`,
      comment: `Below the address of our office, which is a link to a map`,
    }),
  },
] as const

export const consultationForm = {
  title: msg`What are you looking for?`,
  lead: msg`A few lines about budget, region and timing are enough, in English or German.`,
}

export const testimonial = {
  title: msg({
    message: `After a first conversation`,
    comment: `Headline above a client’s words about the first call`,
  }),
}

/** Shown in the languages that Contact.tsx lists. */
export const availability = {
  title: msg({
    message: `When we pick up`,
    comment: `Headline of the opening hours: when we answer the phone`,
  }),
  lead: msg`From the United States, call in your morning, or write and we’ll find another time.`,
  zones: [
    {
      id: 'mallorca',
      title: msg({ message: `Mallorca`, comment: `Row of a list of opening hours: a time zone` }),
      detail: msg`Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Sunday by appointment`,
    },
    {
      id: 'us-east',
      title: msg({ message: `US East`, comment: `Row of a list of opening hours: a time zone` }),
      detail: msg`Monday to Friday until {weekdayCloseEast}, Saturday until {saturdayCloseEast}`,
    },
    {
      id: 'us-west',
      title: msg({ message: `US West`, comment: `Row of a list of opening hours: a time zone` }),
      detail: msg`Monday to Friday until {weekdayCloseWest}, Saturday until {saturdayCloseWest}`,
    },
  ] as const,
  note: msg`In the United Kingdom it is an hour earlier than in Mallorca. For two or three weeks in March and a week in the fall, the American times are an hour later.`,
}

export const callToAction = {
  title: msg`Prefer to talk face to face?`,
  text: msg`Choose a time for a video call, or for a visit to the office in {town}.`,
  button: msg`Schedule a consultation`,
}
