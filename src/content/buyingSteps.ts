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
      message: `Arras: the deposit contract`,
      comment: `Heading of a buying step. Arras is the Spanish deposit contract; the Spanish word stays`,
    }),
    // Código Civil, art. 1454.
    paragraphs: [
      msg`When price and terms are agreed, you and the seller sign the contrato de arras, a private contract with a deposit. The deposit, about {arras} of the price, binds both sides. If you withdraw, you lose it; if the seller withdraws, they repay double.`,
      msg`That rule belongs to one kind of deposit only, the arras penitenciales of article 1454 of the Civil Code, and the contract has to name it. If it does not, courts tend to read the deposit as a partial payment of the price: then nobody may simply walk away, and the other side can insist on the sale or on damages.`,
      msg`We read the contract with your lawyer before you sign, and if the seller agrees, your lawyer writes it. It should name the Land Registry entry, the date at the notary’s, the documents the seller has to bring, and the cases in which your deposit comes back in full: a mortgage refused, a permit not granted, a license that turns out not to exist.`,
    ],
  },
  {
    id: 'notary',
    title: msg({ message: `Notary and Land Registry`, comment: `Heading of a buying step` }),
    // Reglamento Notarial, arts. 126, 150, 175 and 249; Ley Hipotecaria, arts. 17 and 254.
    paragraphs: [
      msg`The house becomes yours with the escritura, the deed of sale signed before a Spanish notary. The notary, usually chosen by the buyer, is a neutral official who checks identity, capacity and the legality of the deed, and obtains the current state of the Land Registry shortly before signing. The notary does not represent you and does not look at the house. That is the work of your lawyer, your architect and us.`,
      msg`The extract from the Land Registry, the nota simple, shows the owner, the mortgages, the attachments and the rights of others. It describes what has been registered, which is not always what has been built. We compare it with the cadastre, the building permits and the house itself, because a pool or a guest house without a permit becomes your problem on the day you sign, even if the cadastre shows it.`,
      msg`The deed is in Spanish or Catalan; a second column in your language or an interpreter is arranged beforehand. The notary normally files it electronically with the Land Registry on the same day, which secures your place against later entries. The registration itself follows once the tax has been paid, usually some weeks later.`,
    ],
  },
  {
    id: 'payments',
    title: msg({ message: `Payments and taxes`, comment: `Heading of a buying step` }),
    // ITP and AJD: Balearic Decreto Legislativo 1/2014; base: RDL 1/1993, art. 10 (valor de referencia);
    // retention: Real Decreto Legislativo 5/2004, art. 25.2; plusvalía: RDL 2/2004, art. 106.2; guarantee off plan: Ley 38/1999, first additional provision.
    paragraphs: [
      msg({
        message: `For a resale you pay transfer tax (ITP). It is progressive: {taxBands}. Each rate applies only to the part of the price inside its band. The tax base is the price or the cadastre’s reference value (valor de referencia), whichever is higher, so we look that value up before you make an offer.`,
        comment: `taxBands is a list such as "8% up to €400,000, 9% up to €600,000, ..."`,
      }),
      msg`For a new build bought from the developer you pay {vat} VAT together with each part of the price, and stamp duty (AJD) on the deed: {stampDuty}, the Balearic rates since {stampDutySince}. What you pay during construction must be secured by a bank guarantee or insurance. Transfer tax and stamp duty are due within a month of the deed.`,
      msg`The rest of the price, after the deposit, is paid at the notary’s, usually with a cashier’s check (cheque bancario) from a Spanish bank, otherwise by a transfer whose receipt goes into the deed. Money from abroad should arrive days earlier: the bank will ask where it comes from, and it is better to fix the exchange rate beforehand than on the morning of the signing.`,
      msg`If the seller is not a tax resident of Spain, you withhold {retention} of the price and pay it to the tax office within a month, with form 211 (article 25 of the law on non-residents’ income tax). If that seller is a private person, you also owe the town, in the seller’s place, the plusvalía, its tax on the rise in land value (article 106 of the local tax law). You are liable for both: the law lets you withhold the {retention}, while a deduction for the plusvalía has to be agreed in the arras contract.`,
      msg`If both spouses are named in the deed and only one of them pays, the tax office may treat the other’s share as a gift, in Spain and at home. Ask your tax adviser before you sign.`,
    ],
  },
  {
    id: 'etv',
    title: msg({
      message: `ETV: the vacation-rental license`,
      comment: `Heading of a buying step. ETV is the Spanish holiday-rental license; the abbreviation stays`,
    }),
    // Llei 8/2012 of tourism; Decret llei 3/2022 (moratorium); Decret llei 4/2025; Ley Orgánica 1/2025
    // (horizontal property, arts. 7.3 and 17.12, from 3 April 2025). Check before every revision.
    paragraphs: [
      msg`Renting to vacation guests requires an ETV (estancia turística en vivienda), a license that is tied to the dwelling and to a number of places (plazas), the number of guests it may hold. Without one, you may neither rent the house out to vacation guests nor advertise it; the tourism law (Law 8/2012) sets the fines. Renting for a season or a year under a proper lease is another matter and follows other rules.`,
      msg`New licenses are the exception. Places in Mallorca have been frozen since 2022, new licenses for apartments in multi-family buildings are excluded, and Palma at present grants none at all; your lawyer must confirm what applies on the day. For most buyers this means that a license comes with the house or not at all, and that the price of a licensed house includes the license. Ask for proof that the license survives the sale: the change of owner must be notified to the Consell de Mallorca, the island council.`,
      msg`We verify the number in the island council’s register, compare the places with the bedrooms and with the certificate of occupancy (cédula de habitabilidad), and ask whether any proceedings are pending. In a building with several owners we read the bylaws and the minutes of the community of owners (like an HOA): it may restrict vacation rentals, and since April 2025 any new one needs its express consent. If your calculation depends on the license, make it a condition of the arras contract.`,
      msg`Rent is taxed in Spain first: {rentalTaxEea} for residents of the EU and the EEA, on the rent less documented costs, and {rentalTaxOthers} for all others. Whether non-EU residents may also deduct costs is disputed. The National Court (Audiencia Nacional) allowed it in its judgment of July 28, 2025; your tax adviser knows whether that judgment has held. Since July 2025, platforms have also had to ask for a state registration number for short stays (Royal Decree 1312/2024). That decree was challenged before the Supreme Court: have your lawyer confirm what has been decided since and what applies on the day you advertise.`,
    ],
  },
  {
    id: 'requirements',
    title: msg`What you need before you start`,
    // Ley 10/2010 (anti-money-laundering); Regulation (EU) 650/2012 (succession); Ley Orgánica 1/2025 (investor visa).
    paragraphs: [
      msg`Appoint your lawyer first, and apply for the NIE once you have found a house; an offer or a draft contract is the usual reason to give. The NIE is the foreigner’s ID number, used for tax; each buyer needs one, and without it no deed can be registered and no tax paid. You also need an account with a Spanish bank, for the cashier’s check (cheque bancario) at the notary’s and for taxes and utilities afterward.`,
      msg`Banks, lawyers, notaries and real-estate firms, ours included, are required by the anti-money-laundering law to know where the money comes from (Law 10/2010, article 2). Have the evidence ready before the offer: bank statements, tax returns, a sales contract, documentation of a gift or an inheritance, with a sworn translation if one is asked for. This seldom stops a purchase, but it often delays one.`,
      msg`A power of attorney lets your lawyer sign for you; made before a notary at home, it needs an apostille. A Spanish will for the Spanish estate spares your heirs months, may choose the law of your nationality, and must agree with the will you have at home. One thing the house does not bring is a right of residence: Spain ended its investor (“golden”) visa in April 2025.`,
    ],
  },
] as const satisfies readonly BuyingStep[]
