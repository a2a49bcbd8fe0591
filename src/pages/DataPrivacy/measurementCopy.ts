import { msg } from '@lingui/core/macro'

/** Section 5 */
export const measurement = {
  label: msg({ message: `Section 5`, comment: `Small label above a headline of the privacy notice` }),
  title: msg`Analytics and advertising`,
}

const titles = {
  ip: msg`IP anonymization`,
  optOut: msg`Google’s browser plug-in`,
}

/** Of a build without an advertising account. */
export const withoutAds = {
  text: [
    msg`This site uses no analytics and does not measure its advertisements. There is no analytics cookie and no profile of what you read.`,
  ],
  items: [
    {
      id: 'ip-anonymization',
      title: titles.ip,
      text: [msg`No analytics service receives your IP address, so there is none that would have to be shortened.`],
    },
    {
      id: 'browser-opt-out',
      title: titles.optOut,
      text: [
        msg`Google’s <optOut>opt-out plug-in</optOut> blocks Google Analytics on all websites. You do not need it here.`,
      ],
    },
    {
      id: 'objection',
      title: msg({ message: `Your objection`, comment: `Heading: how to object to the processing of data` }),
      text: [
        msg`Nothing on this site needs your consent, so there is none to withdraw. You may object to what section 4 describes: <objection>how to use your rights</objection>.`,
      ],
    },
  ],
}

/** Of a build with an advertising account: conversion measurement by Google Ads. */
export const withAds = {
  text: [
    msg`This site uses no analytics cookie and makes no profile of what you read. It measures one thing, with Google Ads, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland: that an advertisement was followed by an inquiry. Before you accept in the cookie banner, nothing of Google’s is loaded, nothing is sent to Google, and nothing is stored for measuring. Rejecting takes one click, like accepting.`,
    msg`After you have accepted, Google’s script is loaded, and one conversion event with the nominal value of {conversionValue} is reported for each form that is sent, also for one sent before you decided if you have not reloaded the page since. Personalized advertising and analytics stay switched off in Google’s Consent Mode. Google receives your IP address, data about your browser and, if you came through one of our advertisements, the identifier of that click. It sets cookies that begin with “_gcl” or “_gac” for about three months, and the entry “_gcl_ls” in local storage. What you have written to us is not part of it. Google also processes this data as a controller of its own.`,
    msg`The legal basis is your consent (Article 6(1)(a) GDPR; Article 22.2 LSSI; section 25(1) TDDDG). Google LLC in the United States, to which Google transfers data, is certified under the EU–US Data Privacy Framework (Article 45 GDPR).`,
  ],
  items: [
    {
      id: 'ip-anonymization',
      title: titles.ip,
      text: [
        msg`We do not receive your IP address from Google, only totals for each advertisement, from which nobody can be recognized.`,
      ],
    },
    {
      id: 'browser-opt-out',
      title: titles.optOut,
      text: [
        msg`Google’s <optOut>opt-out plug-in</optOut> blocks Google Analytics on all websites. You do not need it here, and it does not cover Google Ads.`,
      ],
    },
    {
      id: 'objection',
      title: msg`Withdrawing your consent`,
      text: [
        msg`You can withdraw your consent at any time, as easily as you gave it (Article 7(3) GDPR): open the <settings>cookie settings</settings>, which are also at the foot of every page, and reject measurement. From then on nothing is reported, and the cookies that Google has set for this site are deleted.`,
      ],
    },
  ],
}
