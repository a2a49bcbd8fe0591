import { companyContact } from './companyContact.ts'

export type FounderId = 'a' | 'b'

/** A person who runs the agency. Careers are in founders.ts. */
export type Founder = {
  readonly id: FounderId
  readonly name: string
  /** BCP 47 codes. */
  readonly languages: readonly string[]
}

/** A company that processes visitors' data for the agency, under a contract in accordance with Article 28 GDPR. */
export type Provider = {
  readonly name: string
  /** Where it processes the data, an ISO 3166 code. */
  readonly country: string
  /** The basis of a transfer out of the European Economic Area; `none` within it. */
  readonly transfer: 'none' | 'framework' | 'clauses'
}
const sampleProvider: Provider = { name: 'Proveïdor d’Exemple', country: 'ES', transfer: 'none' }

/**
 * The agency's identity, defined only here and in companyContact.ts (docs/product.md). Every value is a recognizable sample; `npm run
 * check:launch` lists the remaining samples.
 */
export const company = {
  ...companyContact,
  // Before launch, replace: the registered name and the coordinates below are samples too.
  legalName: 'Roqueta Private Advisory S.L.',
  taxId: 'B00000000',
  vatId: 'ESB00000000',
  registerEntry: 'Registro Mercantil de Palma de Mallorca, Tomo 0000, Folio 000, Hoja PM-00000',
  // Before launch, replace: the founders' names and the languages that each of them speaks.
  founders: [
    { id: 'a', name: 'Margalida d’Exemple', languages: ['ca', 'es', 'en', 'de'] },
    { id: 'b', name: 'Johannes Beispiel', languages: ['de', 'en', 'es'] },
  ] as readonly [Founder, ...Founder[]],
  /** Entry in the Registro oficial de agentes inmobiliarios de las Illes Balears (Law 3/2024, additional provision 14). */
  agentNumber: 'ROAIIB 0000',
  /** Professional liability insurance; cover in euro, here the least that Law 3/2024 asks for. */
  insurance: {
    insurer: 'Asseguradora d’Exemple',
    /** Where claims are reported (Ley 17/2009, article 22). */
    contact: 'Carrer de l’Exemple 2, 07001 Palma',
    policy: 'RC-00000000',
    perClaim: 100_000,
    perYear: 600_000,
  },
  // Before launch, replace: who runs each service that is set, where, and on what basis; the privacy notice names them.
  providers: {
    hosting: sampleProvider,
    contactForm: sampleProvider,
    enquiryForm: sampleProvider,
    database: { ...sampleProvider, name: 'Supabase' },
    geolocation: sampleProvider,
    scheduling: sampleProvider,
  },
  /** Origin of the site, used where VITE_SITE_URL is not set. */
  url: 'https://www.roqueta.example',
  // Before launch, confirm: ask the tax adviser whether the dedication fee includes VAT (IVA).
  feeIncludesVat: false as boolean,
  // Before launch, replace: the usual share of the seller's commission that the agency receives, a ratio.
  commissionShare: 0.5,
  address: {
    street: 'Carrer de l’Exemple 1',
    postalCode: '07620',
    town: 'Llucmajor',
    region: 'Illes Balears',
    country: 'ES',
  },
  /** Of the town centre, WGS 84 degrees. */
  geo: { latitude: 39.4906, longitude: 2.8922 },
  /** Shown with a shared link to a page that has no image of its own, 1200 x 630 pixels: a model villa. */
  socialImage: '/social/default.jpg',
} as const
