import { msg } from '@lingui/core/macro'

/** Section 3 */
export const security = {
  label: msg({ message: `Section 3`, comment: `Small label above a headline of the privacy notice` }),
  title: msg`Security, and what stays on your device`,
  text: [
    msg`Pages and forms are encrypted in transit (TLS). Ordinary email is not encrypted from end to end, so ask us for a safe way before you send identity documents or bank details.`,
    msg`The entries below stay in your own browser, where you can delete them in the settings. Each is necessary for the function named with it and serves no other, so no consent is needed (Article 22.2 of the Spanish Law 34/2002, LSSI, and section 25(2) of the German TDDDG).`,
  ],
}

/** What the site stores in the visitor's browser. */
export const storage = {
  title: msg`The entries, one by one`,
  language: {
    id: 'language',
    title: msg`Language`,
    text: msg`“preferred-language” in local storage keeps the language you chose until you delete it.`,
  },
  menuHint: {
    id: 'menu-hint',
    title: msg({
      message: `Menu hint`,
      comment: `Heading: what is stored so that the hint about the menu is shown once`,
    }),
    text: msg`“menu-hint-seen” in local storage notes that you have closed the menu’s hint or opened the menu, until you delete it.`,
  },
  drafts: {
    id: 'form-drafts',
    title: msg({ message: `Form drafts`, comment: `Heading: what is stored while a form is being filled in` }),
    text: msg`“draft-contact” and “draft-enquiry” in session storage keep what you type into a form until it has been sent or you close the tab.`,
  },
  country: {
    id: 'country',
    title: msg({
      message: `Result of the country lookup`,
      comment: `Heading: what is stored about the visitor’s country`,
    }),
    text: msg`“visitor-country” and “moved-by-country” in session storage keep the country code of section 4, and whether it has opened a German page, until you close the tab.`,
  },
  consent: {
    id: 'consent',
    title: msg`Your choice about measurement`,
    text: msg`“{consentKey}” in local storage keeps for {consentMonths} months whether you accepted or rejected the measurement of section 5, with the time of the decision and a random number.`,
  },
}
