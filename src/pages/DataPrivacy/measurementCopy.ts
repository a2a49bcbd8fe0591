import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MeasuringService } from '../../lib/env.ts'

/** Section 5 */
export const measurement = {
  label: msg({ message: `Section 5`, comment: `Small label above a headline of the privacy notice` }),
}

export const titles = {
  ip: msg`Your IP address`,
  optOut: msg`Google’s browser plug-in`,
}

/** Of a build without a service that measures: one paragraph, without entries. */
export const withoutServices = {
  title: msg({ message: `No analytics, no ad measurement`, comment: `Headline` }),
  text: [
    msg`There is no analytics cookie, and no analytics service receives your IP address. Where we rely on a legitimate interest, you <objection>may object</objection>.`,
  ],
}

/** Of a build with services that measure, around what each of them does. */
export const withServices = {
  title: msg({ message: `Measuring our advertisements`, comment: `Headline` }),
  before: msg`Before you accept in the cookie banner, nothing is loaded, sent or stored for measuring. Rejecting takes one click, like accepting.`,
  optOut: msg`The <optOut>opt-out plug-in</optOut> blocks Google Analytics, which we do not use.`,
  basis: msg`The legal basis is your consent (Article 6(1)(a) GDPR; Article 22.2 LSSI; section 25(1) TDDDG).`,
  objection: {
    id: 'objection',
    title: msg`Withdrawing your consent`,
    text: [
      msg`You can withdraw your consent at any time, as easily as you gave it (Article 7(3) GDPR). Open the <settings>cookie settings</settings>, which are also at the foot of every page, and reject measurement. From then on nothing is reported, and the cookies that were set for measuring are deleted.`,
    ],
  },
}

export type ServiceTexts = {
  /** Why, in section 1. */
  readonly purpose: MessageDescriptor
  /** What is sent to whom, and what is stored. */
  readonly text: readonly MessageDescriptor[]
  readonly ip: MessageDescriptor
  /** What Google’s plug-in does not cover. */
  readonly optOut?: MessageDescriptor
}

/** What each service does, without a word on the others. */
export const services: Readonly<Record<MeasuringService, ServiceTexts>> = {
  googleAds: {
    purpose: msg`To learn that an advertisement has led to an inquiry, only with your consent (Article 6(1)(a) GDPR).`,
    text: [
      msg`Google Ads, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland, measures only that an advertisement was followed by an inquiry. It makes no profile of what you read here.`,
      msg`After you have accepted, Google’s script is loaded, and one conversion event with the nominal value of {conversionValue} is reported for each form that is sent, also for one sent before you decided if you have not reloaded the page since. Personalized advertising and analytics stay switched off in Google’s Consent Mode. Google receives your IP address, data about your browser and, if you came through one of our advertisements, the identifier of that click. It sets cookies that begin with “_gcl” or “_gac” for about three months, and the entry “_gcl_ls” in local storage. What you have written to us is not part of it. Google also processes this data as a controller of its own.`,
      msg`Google LLC in the United States, to which Google transfers data, is certified under the EU–US Data Privacy Framework (Article 45 GDPR).`,
    ],
    ip: msg`We do not receive your IP address from Google, only totals for each advertisement, from which nobody can be recognized.`,
    optOut: msg`It does not cover Google Ads.`,
  },
}
