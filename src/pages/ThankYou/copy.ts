import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Thank you for your message`,
    comment: `Browser title, at most 50 characters`,
  }),
  description: msg({
    message: `Your message has reached {companyLong} in {town}. One of us will answer within {replyHours} hours, Monday to Saturday, in English or German.`,
    comment: `Page description, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg({
    message: 'Thank you. Your\u00A0message has arrived.',
    comment: `Headline; the no-break space lets the line end after “you.”`,
  }),
  lead: msg`It went to the two people who will handle it. You will hear from one of us within {replyHours} hours, Monday to Saturday, by email or, if you prefer to talk, by phone.`,
}

export const next = {
  title: msg`What happens next`,
  steps: [
    {
      id: 'preparation',
      title: msg({ message: `We look before we answer`, comment: `Heading of what happens next` }),
      text: msg`We check what the market offers for a brief like yours, so that our reply says more than thank you.`,
    },
    {
      id: 'date',
      title: msg({ message: `We suggest a date`, comment: `Heading of what happens next: a date for a conversation` }),
      text: msg`If you would like to talk, you will receive a choice of times for a video call, in your time zone.`,
    },
    {
      id: 'reading',
      title: msg`You read on, if you like`,
      text: msg`The <guide>Mallorca guide</guide> goes through costs, regions and legal steps, and the <pricing>pricing page</pricing> says what our work costs.`,
    },
  ],
  urgent: msg`If it cannot wait, call {phone}. If nothing has arrived after {replyHours} hours, Sundays not counted, please look in your spam folder.`,
}

export const links = {
  home: msg({ message: `To the homepage`, comment: `Link` }),
  services: msg({ message: `What we do for buyers`, comment: `Link to the services` }),
}
