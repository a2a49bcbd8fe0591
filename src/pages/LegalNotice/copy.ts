import { msg } from '@lingui/core/macro'

/**
 * Legal notice. Basis: Article 10 of the Spanish Ley 34/2002 (LSSI), section 5 of the German DDG, section 18(2) MStV,
 * section 36 VSBG. The EU platform for online dispute resolution closed in July 2025 and must not be linked.
 */
export const meta = {
  title: msg({ message: `Legal notice`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `Who runs this website: {companyLong}, its address and registration, the sources of pictures and maps, and the rules for its contents.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({ message: `Legal Information`, comment: `Small label above a headline` }),
  title: msg({ message: `Legal <em>notice</em>`, comment: `Headline of the legal notice (German: Impressum)` }),
  lead: msg`The company behind this website, how to reach it, and the terms of use.`,
}

export const heading = {
  title: msg({
    message: `Who is responsible for <em>this site</em>`,
    comment: `Headline: who is responsible for the website`,
  }),
  text: [
    msg`The details given here are those required by Article\u00A010 of the Spanish law on information society services, Ley\u00A034/2002 (LSSI). For readers in Germany they also follow section\u00A05 of the Digitale-\u2060Dienste-\u2060Gesetz (DDG).`,
  ],
}

export const company = {
  title: msg({ message: `The company`, comment: `Heading of the company’s details` }),
  rows: [
    {
      id: 'legal-name',
      label: msg({
        message: `Legal name`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{legalName}`,
    },
    {
      id: 'trade-name',
      label: msg({
        message: `Trade name`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{companyLong}`, comment: `The company’s long name` }),
    },
    {
      id: 'tax-id',
      label: msg({
        message: `Tax number (NIF)`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{taxId}`, comment: `Spanish tax number` }),
    },
    {
      id: 'vat-id',
      label: msg({
        message: `VAT identification number`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{vatId}`, comment: `VAT identification number` }),
    },
    {
      id: 'register-entry',
      label: msg({
        message: `Commercial register (Registro Mercantil)`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{registerEntry}`, comment: `Entry in the commercial register` }),
    },
    {
      id: 'agent-number',
      label: msg({
        message: `Register of real-estate agents (Registro oficial de agentes inmobiliarios de las Illes Balears)`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{agentNumber}`, comment: `Number in a public register` }),
    },
    {
      id: 'insurance',
      label: msg({
        message: `Professional liability insurance`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{insurer}, policy {insurancePolicy}, {coverPerClaim} per claim, {coverPerYear} a year, valid in Spain`,
    },
    {
      id: 'address',
      label: msg({
        message: `Registered office`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{address}`,
    },
    {
      id: 'phone',
      label: msg({
        message: `Telephone`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{phone}`,
    },
    {
      id: 'email',
      label: msg({ message: `Email`, context: `company details`, comment: `Row of a table of the company’s details` }),
      value: msg`{email}`,
    },
    // Natural persons: DDG section 5, MStV section 18(2).
    {
      id: 'responsible',
      label: msg({
        message: `Responsible for the content`,
        context: `company details`,
        comment: `The person named under section 18(2) of the German Medienstaatsvertrag`,
      }),
      value: msg`{founderA}, at the address above (section\u00A018(2) of the German Medienstaatsvertrag, MStV)`,
    },
  ],
}

export const disputes = {
  title: msg`Complaints and dispute resolution`,
  text: [
    msg`If something has gone wrong, write to {email}. A founder reads it and answers.`,
    msg`We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (statement under section\u00A036 of the German Verbraucherstreitbeilegungsgesetz, VSBG).`,
    msg`Your statutory remedies stay open to you all the same: consumers may turn to the consumer authority of the Balearic Islands; those who live in the EU, Norway or Iceland may also turn, across borders and free of charge, to the European Consumer Centre of their own country.`,
  ],
}

export const about = {
  title: msg({ message: `The company and this site`, comment: `Headline in the legal notice` }),
  items: [
    {
      id: 'management',
      title: msg({
        message: `Management and activity`,
        comment: `Heading in the legal notice: who manages the company and what it does`,
      }),
      text: [
        msg`{legalName} is a company under Spanish law. Its managing directors are its founders, {founders}, who represent it in and out of court.`,
        msg`Its business is advice to buyers of property in Mallorca, from the search to the deed. We have no listings of our own. Legal and tax advice comes from lawyers and tax advisers whom you engage yourself.`,
        msg`Our <pricing>pricing page</pricing> lists what we charge. {whoPays}`,
      ],
    },
    {
      id: 'concept',
      title: msg({ message: `Site credits`, comment: `Heading in the legal notice: who made the website` }),
      text: [
        msg`Concept, design and programming: <conceptLink>our web studio</conceptLink> (external link). We alone are responsible for what appears on this site.`,
      ],
    },
    {
      id: 'images',
      title: msg`Images, map and typefaces`,
      text: [
        msg`All pictures are renderings of architectural models that were made for us. None shows a property on offer, nor one that we have bought for a client. The model of the island follows the true coastline; its mountains and its sea floor are stylized.`,
        msg({
          message: `Map: Municipal boundaries: Instituto Geográfico Nacional de España (CC BY 4.0), via es-atlas. Coastline: GSHHG (Wessel & Smith), LGPL. We have simplified both for display and grouped the municipalities into regions.`,
          comment: `Attribution required by the licenses: keep names and license names`,
        }),
        msg({
          message: `The pictures were denoised with the model weights of Intel Open Image Denoise (Apache License 2.0).`,
          comment: `Keep the names of the software and of the license`,
        }),
        msg({
          message: `Typefaces: Instrument Serif and Instrument Sans, under the SIL Open Font License 1.1, delivered by this site itself and by no font service.`,
          comment: `Keep the names of the typefaces and of the license`,
        }),
      ],
    },
  ],
}

export const disclaimer = {
  title: msg({
    message: `Terms of use`,
    comment: `Headline in the legal notice: liability, copyright, data protection`,
  }),
  items: [
    {
      id: 'content-liability',
      title: msg({ message: `Liability for content`, comment: `Heading in the legal notice` }),
      text: [
        msg`We write these pages with care and are responsible for them as the law provides. What they say about taxes, costs, licenses and procedures in Spain is general information as of the day of writing. It is not legal, tax or investment advice and does not replace qualified advice on your own case.`,
        msg`Figures from past searches describe the past. They are not a promise for the next one. No page of this site is an offer to enter into a contract. A search mandate is formed only by written agreement.`,
        msg`If you find an error, tell us, and we will correct it as soon as we have checked it. Nothing in this notice limits liability for willful misconduct or gross negligence, for death or personal injury, or any right that the law gives to consumers and does not let us exclude.`,
      ],
    },
    {
      id: 'links-liability',
      title: msg({ message: `Liability for links`, comment: `Heading in the legal notice` }),
      text: [
        msg`Some links lead to other websites: to authorities, to our scheduling service, to WhatsApp, to a map. Their operators alone are responsible for what appears there. When we added each link, we looked at the page behind it and saw nothing unlawful.`,
        msg`We do not monitor those pages continuously. Once we know of an infringement, we will remove the link without delay.`,
      ],
    },
    {
      id: 'copyright',
      title: msg({ message: `Copyright`, comment: `Heading in the legal notice` }),
      text: [
        msg`Texts, pictures, drawings and the arrangement of this site are protected by the Spanish law on intellectual property (Real Decreto Legislativo\u00A01/1996) and by the copyright law of the country in which you read them.`,
        msg`You may print pages and keep copies for your own use, and quote with the source, as the law allows. Anything further, in particular publication elsewhere or use for advertising, needs our written consent. Works of others remain under the licenses named above; trademarks belong to their owners.`,
      ],
    },
    {
      id: 'data-protection',
      title: msg({ message: `Data protection`, comment: `Heading in the legal notice` }),
      text: [
        msg`The <privacy>privacy notice</privacy> sets out which personal data this site processes, on what legal basis and for how long.`,
        msg`We publish our contact details because the law demands it, not as an invitation to send advertising. We object to unsolicited advertising by email and telephone.`,
      ],
    },
  ],
}
