import { msg } from '@lingui/core/macro'

export const banner = {
  title: msg({ message: `May we measure our advertisements?`, comment: `Title of the cookie banner` }),
  text: msg`If you agree, Google Ads learns that one of our advertisements has led to an inquiry. Nothing of Google’s is loaded before you decide, and nothing on this site depends on your answer.`,
  details: msg({ message: `Details`, comment: `Button in the cookie banner; opens the cookie settings` }),
  announcement: msg({
    message: `At the start of the page we ask for a decision about cookies.`,
    comment: `Read out by screen readers when the cookie banner appears`,
  }),
}

export const choices = {
  reject: msg({ message: `Reject`, comment: `Button in the cookie banner, as prominent as “Accept”` }),
  accept: msg({ message: `Accept`, comment: `Button in the cookie banner` }),
}

export const settings = {
  title: msg`Cookie settings`,
  close: msg({ message: `Close`, comment: `Closes the cookie settings` }),
  necessary: msg({ message: `Necessary`, comment: `What always stays on, in the cookie settings` }),
  necessaryText: msg`Your language, what you type into a form, this decision. They stay in your own browser and serve only what you are doing here, so they are always on.`,
  measurement: msg({ message: `Measurement`, comment: `What needs consent, in the cookie settings` }),
  measurementText: msg`If you accept, a script of Google Ads (Google Ireland Limited) is loaded, which sets cookies for about three months. After a form has been sent, it reports your IP address, data about your browser and the identifier of the advertisement that brought you here. What you write to us is not part of it. <details>More in the privacy notice</details>.`,
  undecided: msg`You have not decided yet. Until you do, nothing is measured.`,
  accepted: msg`You have accepted. Your browser keeps the decision for {consentMonths} months; you can change it here at any time.`,
  rejected: msg`You have rejected. Your browser keeps the decision for {consentMonths} months; you can change it here at any time.`,
}
