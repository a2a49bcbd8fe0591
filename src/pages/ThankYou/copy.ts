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
  lead: msg`It went to the two people who will handle it.`,
}

/** What happens next, along a line. */
export const next = [
  {
    id: 'now',
    title: msg({ message: `Now`, comment: `Heading of what happens next` }),
    text: msg`You don’t need to do anything else.`,
  },
  {
    id: 'answer',
    title: msg({ message: `Within {replyHours} hours`, comment: `Heading of what happens next` }),
    text: msg`One of us will write to you, Monday to Saturday.`,
  },
  {
    id: 'talk',
    title: msg({ message: `Then`, comment: `Heading of what happens next` }),
    text: msg`If you would like to talk, you choose a time for a video call, in your time zone.`,
  },
] as const

export const urgent = msg`If it can’t wait, call {phone}. If nothing has arrived after {replyHours} hours, Sundays not counted, please look in your spam folder.`

export const links = {
  home: msg({ message: `To the homepage`, comment: `Link` }),
  services: msg({ message: `What we do for buyers`, comment: `Link to the services` }),
}
