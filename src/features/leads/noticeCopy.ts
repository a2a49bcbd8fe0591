import { msg } from '@lingui/core/macro'

/** Texts of an answer on any page. */
export const messageSent = msg({
  message: `Message sent successfully! We'll respond within {replyHours} hours.`,
  comment: `Message after a send that arrived`,
})
export const notice = {
  label: msg({ message: `Your message`, comment: `Screen reader name of a notice: whether a sent form has arrived` }),
  notSent: msg({
    message: `Your message could not be sent. What you typed is kept.`,
    comment: `Notice on another page than the form`,
  }),
  toForm: msg({ message: `Back to the form`, comment: `Link in the notice that a message could not be sent` }),
  close: msg({ message: `Close`, comment: `Button that closes a notice` }),
}
