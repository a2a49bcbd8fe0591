import { msg } from '@lingui/core/macro'
import { renderings } from '../../content/pictures/renderings.ts'

/**
 * Legal notice. Basis: Article 10 of the Spanish Law 34/2002 (LSSI), Article 22 of Law 17/2009, section 5 of the German
 * DDG, section 36 VSBG. The EU platform for online dispute resolution closed in July 2025 and must not be linked.
 */
export const meta = {
  title: msg({ message: `Legal notice`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `{companyLong} runs this website. Its address and registration, the sources of pictures and maps, and the rules for its contents.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

const ofRenderings = {
  all: [
    msg`All pictures are computer renderings of models. None shows a property on offer or one that a client has bought. The mountains and the sea floor of the island’s model are stylized.`,
  ],
  some: [
    msg`Pictures without a photographer’s name are computer renderings of models. None of these shows a property on offer or one that a client has bought. The mountains and the sea floor of the island’s model are stylized.`,
  ],
  none: [],
}

export const hero = {
  label: msg({ message: `Legal Information`, comment: `Small label above a headline` }),
  title: msg({ message: `Legal notice`, comment: `Headline of the legal notice (German: Impressum)` }),
}

export const company = {
  title: msg({
    message: `Who is responsible for this site`,
    comment: `Headline: who is responsible for the website`,
  }),
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
      id: 'register-entry',
      label: msg({
        message: `Commercial register`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{registerEntry}`, comment: `Entry in the commercial register` }),
    },
    {
      id: 'agent-number',
      label: msg({
        message: `Register of agents`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({
        message: `Registro oficial de agentes inmobiliarios de las Illes Balears, {agentNumber}`,
        comment: `Public register and the number in it; keep the Spanish name`,
      }),
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
        message: `VAT number`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{vatId}`, comment: `VAT identification number` }),
    },
    {
      id: 'address',
      label: msg({
        message: `Registered office`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{address}, {country}`,
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
      label: msg({
        message: `Email`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{email}`,
    },
    {
      id: 'responsible',
      label: msg({
        message: `Represented by`,
        context: `company details`,
        comment: `Who represents the company in law`,
      }),
      value: msg`{founders}, managing directors`,
    },
    {
      id: 'insurance',
      label: msg({
        message: `Liability insurance`,
        context: `company details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{insurer}, {insurerContact}, policy {insurancePolicy}, {coverPerClaim} per claim, {coverPerYear} a year, valid in Spain`,
    },
  ],
  basis: msg`Article\u00A010 of the Spanish Law\u00A034/2002 (LSSI) requires these details. They also satisfy section\u00A05 of the German Digitale-\u2060Dienste-\u2060Gesetz (DDG).`,
}

export const disputes = {
  title: msg`Complaints and dispute resolution`,
  text: [
    msg`If something has gone wrong, write to {email}. A founder will read it and answer.`,
    msg`We do not take part in proceedings before a consumer arbitration board and are not obliged to (section\u00A036 of the German VSBG).`,
    msg`Consumers may turn to the consumer authority of the Balearic Islands or, if they live in another country of the EU, in Norway or in Iceland, to the European Consumer Centre there.`,
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
        msg`{legalName} is a company under Spanish law, managed by its founders. It advises buyers of property in Mallorca and has no listings of its own. Legal and tax advice comes from lawyers and tax advisers whom you engage yourself.`,
        msg`Our <pricing>pricing page</pricing> lists what we charge. {whoPays}`,
      ],
    },
    {
      id: 'concept',
      title: msg({ message: `Site credits`, comment: `Heading in the legal notice: who made the website` }),
      text: [msg`Concept, design and programming are by <conceptLink>our web studio</conceptLink> (external link).`],
    },
    {
      id: 'images',
      title: msg`Images, map and typefaces`,
      text: [
        ...ofRenderings[renderings],
        msg({
          message: `The map has municipal boundaries from Instituto Geográfico Nacional de España (CC BY 4.0), via es-atlas, and a coastline from GSHHG (Wessel & Smith), LGPL. Both are simplified, and the municipalities are grouped into regions.`,
          comment: `Attribution required by the licenses: keep names and license names`,
        }),
        msg({
          message: `The typefaces are Instrument Serif and Instrument Sans, under the SIL Open Font License 1.1.`,
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
        msg`What these pages say about taxes, costs, licenses and procedures in Spain is general information as of the day of writing. It is not legal, tax or investment advice and does not replace advice on your own case.`,
        msg`No page of this site is an offer to enter into a contract; a mandate is formed only by written agreement. Nothing here limits liability or consumer rights that cannot be excluded by law.`,
      ],
    },
    {
      id: 'links-liability',
      title: msg({ message: `Liability for links`, comment: `Heading in the legal notice` }),
      text: [
        msg`The operators of other websites are responsible for them. Once we know of an infringement, we will remove the link without delay.`,
      ],
    },
    {
      id: 'copyright',
      title: msg({ message: `Copyright`, comment: `Heading in the legal notice` }),
      text: [
        msg`Texts, pictures and drawings are protected by copyright (Royal Legislative Decree 1/1996). You may print and keep pages for your own use and quote them with the source. Anything further needs our written consent.`,
      ],
    },
    {
      id: 'data-protection',
      title: msg({ message: `Data protection`, comment: `Heading in the legal notice` }),
      text: [msg`The <privacy>privacy notice</privacy> sets out which personal data this site processes.`],
    },
  ],
}
