import { msg } from '@lingui/core/macro'
import type { Clause } from '../../sections/Document/Clauses.tsx'

/**
 * Privacy notice under Articles 13 and 14 GDPR and Article 11 of the Spanish LOPDGDD. It describes what this site does
 * and nothing else: change the code, and this text has to follow.
 */
export const meta = {
  title: msg({ message: `Data privacy`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `Which personal data this website processes, why, by whom and for how long, what it stores on your device, and how to use your rights.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({ message: `Privacy & Security`, comment: `Small label above a headline` }),
  title: msg`What this site knows <em>about you</em>`,
  lead: msg`This site uses no analytics and fetches no typeface or map from another server. This page explains the rest: which data, what for, who sees it, and when it is erased.`,
}

/** Section 1 */
export const overview = {
  label: msg({ message: `Section 1`, comment: `Small label above a headline of the privacy notice` }),
  title: msg({
    message: `Data protection at a glance`,
    comment: `Headline`,
  }),
  items: [
    {
      id: 'responsible',
      title: msg({ message: `Who is responsible?`, comment: `Heading of a point in a list` }),
      text: [
        msg`{legalName} is the controller: the company that decides why and how data is processed. Its address and contact details are listed below. Write to {email} about anything on this page.`,
        msg`The law does not oblige a company of our size and activity to appoint a data protection officer, and we have not appointed one. Your message reaches the founders.`,
      ],
    },
    {
      id: 'collection',
      title: msg`How is your data collected?`,
      text: [
        msg`Some of it you give us: in a form, by email, by telephone, in a WhatsApp message, or when you book a conversation. Some is created automatically when your browser requests a page, such as your IP address and the time of the request; without it no page could be delivered.`,
        msg`A few entries stay in your own browser and are listed in section 3. You are under no obligation to give us any data. Without a name and an email address, however, we cannot answer an inquiry from a form.`,
      ],
    },
    {
      id: 'purposes',
      title: msg`What is it used for?`,
      text: [
        msg`To deliver this website without errors and to protect it against misuse. We have a legitimate interest in a site that works (Article 6(1)(f) of the General Data Protection Regulation, GDPR).`,
        msg`To answer your inquiry and, if you wish, to prepare and carry out a search mandate (Article 6(1)(b) GDPR). A mandate brings legal duties of identification, bookkeeping and tax, and we process the data that they require (Article 6(1)(c) GDPR).`,
        msg`To learn that an advertisement has led to an inquiry, only with your consent (Article 6(1)(a) GDPR); section 5 describes it.`,
        msg`Recipients are the service providers described in sections 4 to 6, whose names we will give you on request, and, within a mandate, the notary, your lawyer and tax adviser, the bank and the authorities that the purchase involves and, with your consent, owners, agents and building experts. We do not sell data, and no decision about you is made by a machine alone (Article 22 GDPR).`,
      ],
    },
    {
      id: 'rights',
      title: msg`What rights do you have?`,
      text: [
        msg`You have the following rights under Articles 15 to 22 GDPR and Articles 12 to 18 of the Spanish Ley Orgánica 3/2018 (LOPDGDD). Consent once given can be withdrawn at any time; what was done until then remains lawful.`,
      ],
      rights: [
        {
          id: 'access',
          title: msg({ message: `Access`, comment: `Heading: a right under the GDPR (Article 15)` }),
          text: msg`You may ask whether we process data about you and, if so, which data, for what purpose and from what source, and receive a copy.`,
        },
        {
          id: 'rectification',
          title: msg({ message: `Rectification`, comment: `Heading: a right under the GDPR (Article 16)` }),
          text: msg`We correct what is wrong and complete what is incomplete.`,
        },
        {
          id: 'erasure',
          title: msg({ message: `Erasure`, comment: `Heading: a right under the GDPR (Article 17)` }),
          text: msg`We erase your data when it is no longer needed, when you withdraw your consent, or when it was processed unlawfully, unless a law obliges us to keep it.`,
        },
        {
          id: 'restriction',
          title: msg({
            message: `Restriction`,
            comment: `Heading: a right under the GDPR (Article 18), restriction of processing`,
          }),
          text: msg`While it is being settled whether data is correct or may be used, you may demand that we do nothing with it but store it.`,
        },
        {
          id: 'portability',
          title: msg({
            message: `Portability`,
            comment: `Heading: a right under the GDPR (Article 20), data portability`,
          }),
          text: msg`You may take the data that you have given us with you, or have it sent to someone else.`,
        },
        {
          id: 'objection',
          title: msg({ message: `Objection`, comment: `Heading: a right under the GDPR (Article 21)` }),
          text: msg`If we rely on a legitimate interest, you may object on grounds relating to your particular situation. We then stop, unless compelling grounds outweigh yours. You may object to direct advertising without giving any reason.`,
        },
        {
          id: 'complaint',
          title: msg({ message: `Complaint`, comment: `Heading: a right under the GDPR (Article 77)` }),
          text: msg`You may lodge a complaint with a supervisory authority (Article 77 GDPR), whether or not you have written to us before.`,
        },
      ],
    },
  ],
}

/** Belongs to section 1. */
export const controller = {
  title: msg({ message: `The controller`, comment: `Heading: the one responsible in the sense of the GDPR` }),
  rows: [
    {
      id: 'name',
      label: msg({
        message: `Name`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{legalName}`, comment: `The company’s name in the commercial register` }),
    },
    {
      id: 'address',
      label: msg({
        message: `Address`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{address}`, comment: `Address in one line: street, postal code and town` }),
    },
    {
      id: 'email',
      label: msg({
        message: `Email`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{email}`,
    },
    {
      id: 'phone',
      label: msg({
        message: `Telephone`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{phone}`, comment: `A telephone number` }),
    },
    {
      id: 'representative',
      label: msg({
        message: `Represented by`,
        context: `controller details`,
        comment: `Who represents the company in law`,
      }),
      value: msg`The founders as managing directors`,
    },
  ],
}

/** Section 2 */
export const control = {
  label: msg({ message: `Section 2`, comment: `Small label above a headline of the privacy notice` }),
  title: msg({ message: `How to use your rights`, comment: `Headline` }),
  items: [
    {
      id: 'information-blocking',
      title: msg({
        message: `Access, correction, blocking`,
        comment: `Heading about rights under data protection law`,
      }),
      text: [
        msg`An informal message to {email} is enough, and it costs nothing. We answer within one month. If a request is complex, the law allows us two more, and we will tell you so within the first. If we cannot be sure that the message is yours, we will ask you for proof.`,
        msg`Spanish law requires a step before deletion. Data that has been rectified or erased is first blocked (Article 32 LOPDGDD): locked away, open only to courts, prosecutors and authorities, until the claims that it might prove have lapsed. Then it is destroyed.`,
      ],
    },
    {
      id: 'portability',
      title: msg`Taking your data with you`,
      text: [
        msg`You will receive the data that we process by automated means, on the basis of your consent or of a contract, as a file in a common, machine-readable format. If it is technically feasible, we will send it straight to the recipient you name.`,
      ],
    },
    {
      id: 'complaint',
      title: msg`Complaint to a supervisory authority`,
      text: [
        msg`Our supervisory authority is the <authority>Agencia Española de Protección de Datos (AEPD)</authority>, Calle Jorge Juan 6, 28001 Madrid, Spain.`,
        msg`You may also complain to the authority of the EU country in which you live or work, or in which you believe the breach took place; in Germany that is the data protection authority of your federal state.`,
      ],
    },
  ],
}

/** Section 3 */
export const security = {
  label: msg({ message: `Section 3`, comment: `Small label above a headline of the privacy notice` }),
  title: msg`Security, and what stays <em>on your device</em>`,
  text: [
    msg`Pages and forms are transmitted in encrypted form (TLS); you can tell by the “https” in the address. The site also tells your browser from which servers it may load anything at all, and that list is short. Ordinary email has no such protection from end to end: for identity documents and bank details, ask us for a safe way first.`,
    msg`The entries below are kept in your own browser. They are strictly necessary for functions that you use, so no consent is needed for them (section 25(2) no. 2 of the German Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz, TDDDG; Article 22.2 of the Spanish Ley 34/2002, LSSI). We do not use them to recognize you, and third parties cannot read them. You can delete all of them in your browser’s settings.`,
  ],
}

/** What the site stores in the visitor's browser. */
export const storage = {
  id: 'storage',
  title: msg`The entries, one by one`,
  text: [],
  rights: [
    {
      id: 'language',
      title: msg`Language`,
      text: msg`“preferred-language” in local storage contains the language you chose, so that your next visit begins in it. It stays until you delete it.`,
    },
    {
      id: 'menu-hint',
      title: msg({
        message: `Menu hint`,
        comment: `Heading: what is stored so that a hint beside the menu is shown once`,
      }),
      text: msg`“menu-hint-seen” in local storage notes that you have closed the hint next to the menu, so that it does not come back. It stays until you delete it.`,
    },
    {
      id: 'form-drafts',
      title: msg({ message: `Form drafts`, comment: `Heading: what is stored while a form is being filled in` }),
      text: msg`What you type into a form is kept in session storage, so that a reload or a failed transmission does not cost you your text. It is cleared as soon as the form has been sent or, at the latest, when you close the tab.`,
    },
    {
      id: 'country',
      title: msg({
        message: `Result of the country lookup`,
        comment: `Heading: what is stored about the visitor’s country`,
      }),
      text: msg`The country code described in section 4, and whether it has led you to a German page, are kept in session storage, so that the question is asked only once per visit. They disappear when you close the tab.`,
    },
    {
      id: 'reload',
      title: msg({
        message: `Reload marker`,
        comment: `Heading: what is stored when a page had to be loaded again`,
      }),
      text: msg`If a part of this site could not be loaded because a new version was published in the meantime, the page is reloaded. Session storage marks it, so that this happens only once; the mark is deleted as soon as the page is shown.`,
    },
    {
      id: 'sent-form',
      title: msg`Sent-form marker`,
      text: msg`After a form has been sent, session storage contains a random number until the thank-you page has opened, so that no inquiry is counted twice. If measurement is set up and you have not decided about it yet, the number waits for your decision. It is deleted once you have decided, or when you close the tab.`,
    },
    {
      id: 'consent',
      title: msg`Your choice about measurement`,
      text: msg`Whether you accepted or rejected the conversion measurement described in section 5 is remembered in local storage, under “{consentKey}”, for {consentMonths} months, with the time of the decision and a random number. If measurement is not set up, nothing is asked and nothing is stored.`,
    },
  ],
} satisfies Clause

/** Section 6 */
export const outbound = {
  label: msg({ message: `Section 6`, comment: `Small label above a headline of the privacy notice` }),
  title: msg`WhatsApp, scheduling, other links`,
  text: [
    msg`The buttons for WhatsApp, for booking a consultation and for sharing, and links to maps and other websites, are plain links. Only when you click one does your browser connect to the provider, which then processes your data under its own privacy notice: WhatsApp (in the European Economic Area, WhatsApp Ireland Limited), our scheduling service or the other operator. What you write to us or book there reaches us, and we treat it like a message from the contact form. If you would rather not use any of them, call us or write to {email}.`,
  ],
}

export const source = {
  text: msg`Source: this text was written for this website and describes what it does; it does not come from a generator. Last changed: {privacyChanged}.`,
}
