import { msg } from '@lingui/core/macro'
import type { Clause } from '../../sections/Document/Clauses.tsx'

/**
 * Privacy notice under Articles 13 and 14 GDPR and Article 11 of the Spanish LOPDGDD. It describes what this build does
 * and nothing else (notice.ts picks by the settings): change the code, and this text has to follow.
 */
export const meta = {
  title: msg({ message: `Data privacy`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `Which personal data this website processes, why, by whom and for how long, what it stores on your device, and how to exercise your rights.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({ message: `Privacy & Security`, comment: `Small label above a headline` }),
  title: msg`What data this site processes`,
  lead: msg`For what purpose, who receives it, and when it is erased.`,
}

/** Section 1 */
export const overview = {
  label: msg({ message: `Section 1`, comment: `Small label above a headline of the privacy notice` }),
  title: msg({
    message: `Data protection at a glance`,
    comment: `Headline`,
  }),
  responsible: {
    id: 'responsible',
    title: msg({ message: `Who is responsible?`, comment: `Heading of a point in a list` }),
    text: [
      msg`{legalName} is the controller. Write to {email}.`,
      msg`The law does not require us to have a data protection officer (Article 37 of the General Data Protection Regulation, GDPR, and Article 34 of the Spanish Ley Orgánica 3/2018, LOPDGDD).`,
    ],
  },
  collection: {
    id: 'collection',
    title: msg`How is your data collected?`,
    text: [
      msg`You give us data in a form, by email, by telephone, on WhatsApp or when you book a conversation. Your browser sends some with every request, such as your IP address.`,
      msg`You are under no obligation to give us data, but a form needs its required fields.`,
    ],
  },
  purposes: {
    id: 'purposes',
    title: msg`What is it used for?`,
    delivery: msg`To deliver this website and to protect it against misuse (legitimate interest, Article 6(1)(f) GDPR).`,
    mandate: msg`To answer your inquiry and, at your request, to prepare and carry out a mandate (Article 6(1)(b) GDPR). A mandate brings legal duties of identification, bookkeeping and tax (Article 6(1)(c) GDPR).`,
    recipients: msg`Recipients are the companies named on this page and, within a mandate, the notary, your lawyer and tax adviser, the bank, the authorities and, with your consent, owners, agents and building experts. We do not sell data, and we make no solely automated decisions about you (Article 22 GDPR).`,
  },
  rights: {
    id: 'rights',
    title: msg`What rights do you have?`,
    text: [
      msg`You have these rights under Articles 15 to 22 GDPR and 12 to 18 LOPDGDD. You can withdraw consent at any time (Article 7(3) GDPR); what was done until then remains lawful.`,
    ],
    rights: [
      {
        id: 'access',
        title: msg({ message: `Access`, comment: `Heading: a right under the GDPR (Article 15)` }),
        text: msg`You may ask which data about you we process, why and from what source, and receive a copy.`,
      },
      {
        id: 'rectification',
        title: msg({ message: `Rectification`, comment: `Heading: a right under the GDPR (Article 16)` }),
        text: msg`We correct what is wrong and complete what is incomplete.`,
      },
      {
        id: 'erasure',
        title: msg({ message: `Erasure`, comment: `Heading: a right under the GDPR (Article 17)` }),
        text: msg`We erase data that is no longer needed, was processed unlawfully or rests on a consent you withdraw, unless the law or legal claims require us to keep it.`,
      },
      {
        id: 'restriction',
        title: msg({
          message: `Restriction`,
          comment: `Heading: a right under the GDPR (Article 18), restriction of processing`,
        }),
        text: msg`While it is being settled whether data is correct or may be used, you may demand that we only store it.`,
      },
      {
        id: 'portability',
        title: msg({
          message: `Portability`,
          comment: `Heading: a right under the GDPR (Article 20), data portability`,
        }),
        text: msg`You may receive the data you gave us and pass it on.`,
      },
      {
        id: 'objection',
        title: msg({ message: `Objection`, comment: `Heading: a right under the GDPR (Article 21)` }),
        text: msg`If we rely on a legitimate interest, you may object on grounds relating to your particular situation. We then stop, unless compelling grounds outweigh yours or legal claims require the data. You may object to direct marketing without a reason.`,
      },
      {
        id: 'complaint',
        title: msg({ message: `Complaint`, comment: `Heading: a right under the GDPR (Article 77)` }),
        text: msg`You may complain to a supervisory authority at any time (Article 77 GDPR).`,
      },
    ],
  },
}

/** Section 2 */
export const control = {
  label: msg({ message: `Section 2`, comment: `Small label above a headline of the privacy notice` }),
  title: msg({ message: `How to exercise your rights`, comment: `Headline` }),
  items: [
    {
      id: 'information-blocking',
      title: msg({
        message: `Access, rectification, blocking`,
        comment: `Heading about rights under data protection law`,
      }),
      text: [
        msg`A message to {email} is enough and costs nothing. We will answer within one month or, if the request is complex, tell you by then that we need up to two more. In case of doubt, we will ask you for proof of identity.`,
        msg`Under Spanish law, rectified or erased data is first blocked (Article 32 LOPDGDD): only courts, prosecutors and authorities may see it until the claims that it might prove have lapsed. Then it is destroyed.`,
      ],
    },
    {
      id: 'portability',
      title: msg`Taking your data with you`,
      text: [
        msg`Data that we process by automated means, with your consent or under a contract, comes as a structured, common, machine-readable file; if feasible, we send it straight to a recipient you name.`,
      ],
    },
    {
      id: 'complaint',
      title: msg`Complaint to a supervisory authority`,
      text: [
        msg`Our supervisory authority is the Agencia Española de Protección de Datos (AEPD), Calle Jorge Juan 6, 28001 Madrid, Spain, <authority>www.aepd.es</authority>. You may also complain to that of the EU country in which you live, work or believe the breach took place; in Germany it is that of your federal state.`,
      ],
    },
  ] satisfies readonly Clause[],
}

/** Section 6 */
export const outbound = {
  label: msg({ message: `Section 6`, comment: `Small label above a headline of the privacy notice` }),
  title: msg`WhatsApp, scheduling, other links`,
  text: [
    msg`WhatsApp, scheduling, sharing, maps and other websites are plain links: your browser connects to them only when you click. The scheduling service then processes your data for us (section 4), the others under their own privacy notices; in the European Economic Area, WhatsApp is a service of WhatsApp Ireland Limited. We treat what you write or book there like a message from a form.`,
  ],
}

export const source = {
  text: msg`{company}, as of {privacyChanged}`,
}
