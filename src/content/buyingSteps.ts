import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type BuyingStep = {
  readonly id: 'arras' | 'notary' | 'payments' | 'etv' | 'requirements'
  readonly title: MessageDescriptor
  readonly paragraphs: readonly MessageDescriptor[]
}

export type BuyingStepId = BuyingStep['id']

/**
 * The accordion of the guide. General information on Spanish and Balearic law; comments name the sources to check when
 * a text is revised.
 */
export const buyingSteps = [
  {
    id: 'arras',
    title: msg({
      message: `The deposit contract (arras)`,
      comment: `Heading of a buying step. Arras is the Spanish deposit contract; the Spanish word stays`,
    }),
    // Código Civil, art. 1454.
    paragraphs: [
      msg`Once you agree on price and terms, you and the seller sign this private contract (contrato de arras), and you pay a deposit of about {arras} of the price.`,
      msg`If the contract names article 1454 of the Civil Code (arras penitenciales), you lose the deposit when you withdraw, and a seller who withdraws repays double. If it doesn’t, courts usually read the deposit as part of the price, and neither side can simply walk away.`,
      msg`The contract should name the cases in which the deposit comes back in full, such as a refused mortgage, a refused permit or a missing license.`,
    ],
  },
  {
    id: 'notary',
    title: msg({ message: `Notary and Land Registry`, comment: `Heading of a buying step` }),
    // Reglamento Notarial, arts. 126, 150, 175 and 249; Ley Hipotecaria, arts. 17 and 254.
    paragraphs: [
      msg`The house becomes yours when the deed of sale (escritura) is signed before a Spanish notary, who checks identities and that the deed is lawful, but doesn’t represent you or see the house.`,
      msg`The Land Registry extract (nota simple) shows, for information only, the owner, the mortgages and the registered rights of others. What has been built can differ from it.`,
      msg`The deed is in Spanish or Catalan. An interpreter, if you need one, is at your expense. The notary files it electronically, which reserves your place in the Land Registry for a limited time. Once the tax is paid, the registrar examines the deed and, if nothing is wrong, registers it, usually within weeks.`,
    ],
  },
  {
    id: 'payments',
    title: msg({ message: `Payments and taxes`, comment: `Heading of a buying step` }),
    // ITP and AJD: Balearic Decreto Legislativo 1/2014; base: RDL 1/1993, art. 10 (valor de referencia);
    // retention: Real Decreto Legislativo 5/2004, art. 25.2; plusvalía: RDL 2/2004, art. 106.2; guarantee off plan: Ley 38/1999, first additional provision.
    paragraphs: [
      msg`On a resale you pay transfer tax (ITP). It’s charged on the price or, if higher, on the cadastre’s reference value (valor de referencia), which we look up before you make an offer. A bill of May 2025 would charge buyers who live outside the EU 100% of the value, less this tax; as of November 2026 it isn’t law.`,
      msg`On a new build you pay {vat} VAT with each part of the price, and stamp duty (AJD) on the deed. Since {stampDutySince} the Balearic rate has been {stampDuty}. Payments during construction must be secured by a bank guarantee or insurance.`,
      msg`The rest of the price is paid at the signing, with a cashier’s check (cheque bancario) from a Spanish bank or by a transfer whose receipt goes into the deed. Money from abroad should arrive some days earlier.`,
      msg`If the seller is not a tax resident of Spain, you have to withhold {retention} of the price and pay it to the tax office within a month, with form 211. If that seller is a private person, you also owe the town its tax on the rise in land value (plusvalía), so agree in the deposit contract that it is deducted.`,
    ],
  },
  {
    id: 'etv',
    title: msg({
      message: `The vacation-rental license (ETV)`,
      comment: `Heading of a buying step. ETV is the Spanish holiday-rental license; the abbreviation stays`,
    }),
    // Llei 8/2012 of tourism; Decret llei 3/2022 (moratorium); Decret llei 4/2025; Ley Orgánica 1/2025
    // (horizontal property, art. 17.12). Check before every revision.
    paragraphs: [
      msg`Renting to vacation guests requires an ETV (estancia turística en vivienda), a license tied to the house and to a number of guest places. Without one you can’t even advertise the house.`,
      msg`No guest places have been added in Mallorca since 2022. If places are granted again, apartments in multi-family buildings and homes in Palma will still get no license under the rules of {ratesYear}. Count only on a license that the house already has, and have your lawyer confirm that it survives the sale. In a building with several owners, the bylaws may restrict vacation rentals as well.`,
    ],
  },
  {
    id: 'requirements',
    title: msg`Requirements`,
    // Ley 10/2010 (anti-money-laundering).
    paragraphs: [
      msg`Banks, lawyers, notaries and real estate firms, ours included, have to know where the money comes from (Law 10/2010). Have the documents ready before the offer.`,
      msg`If your lawyer is going to sign for you, a power of attorney from home normally needs an apostille and a translation; one from a Spanish consulate doesn’t. Owning the house doesn’t give you a right to live in Spain.`,
    ],
  },
] as const satisfies readonly BuyingStep[]
