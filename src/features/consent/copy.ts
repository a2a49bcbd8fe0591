import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MeasuringService } from '../../lib/env.ts'

export const banner = {
  title: msg({ message: `May we measure our advertisements?`, comment: `Title of the cookie banner` }),
  freedom: msg({
    message: `Nothing is loaded for this before you decide, and nothing on this site depends on your answer.`,
    comment: `In the cookie banner, after what each service learns`,
  }),
  details: msg({ message: `Details`, comment: `Button in the cookie banner; opens the cookie settings` }),
  announcement: msg({
    message: `At the start of the page we ask for a decision about cookies.`,
    comment: `Read out by screen readers when the cookie banner appears`,
  }),
}

/** Of each service: a sentence of the banner and the text of the settings. */
export const serviceTexts: Readonly<
  Record<MeasuringService, { readonly banner: MessageDescriptor; readonly settings: MessageDescriptor }>
> = {
  googleAds: {
    banner: msg`If you agree, Google Ads learns that one of our advertisements has led to an inquiry.`,
    settings: msg`If you accept, a script of Google Ads (Google Ireland Limited) is loaded, which sets cookies for about three months. After a form has been sent, it reports your IP address, data about your browser and the identifier of the advertisement that brought you here. What you write to us is not part of it.`,
  },
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
  more: msg({
    message: `<details>More in the privacy notice</details>.`,
    comment: `In the cookie settings, after what each service does`,
  }),
  undecided: msg`You have not decided yet. Until you do, nothing is measured.`,
  optedOut: msg`Your browser asks sites not to share your data (Global Privacy Control). That counts as a rejection, so nothing is measured; you can change it here.`,
  accepted: msg`You have accepted. Your browser keeps the decision for {consentMonths} months; you can change it here at any time.`,
  rejected: msg`You have rejected. Your browser keeps the decision for {consentMonths} months; you can change it here at any time.`,
}
