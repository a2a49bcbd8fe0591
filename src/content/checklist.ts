import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type ChecklistStep = {
  readonly id:
    | 'lawyer'
    | 'nie'
    | 'military-permit'
    | 'bank'
    | 'survey'
    | 'finance'
    | 'insurance'
    | 'transfer-tax'
    | 'utilities'
  readonly title: MessageDescriptor
  /** One sentence, always visible. */
  readonly description: MessageDescriptor
  /** Shown when the step is opened. */
  readonly details: MessageDescriptor
  /** How long it takes, or by when it has to be done. */
  readonly timeline: MessageDescriptor
}

export type ChecklistStepId = ChecklistStep['id']

/** The legal checklist, in the order in which the steps fall due. */
export const checklist: readonly ChecklistStep[] = [
  {
    id: 'lawyer',
    title: msg`Appoint a lawyer of your own`,
    description: msg`Independent of the seller, the agent, the developer and us.`,
    // Unpaid community fees: Ley de Propiedad Horizontal, art. 9.1 e.
    details: msg`The lawyer examines title, permits and license, and asks the community of owners (like an HOA) about unpaid fees. Those of the current year and the three before it can be collected from the home you buy.`,
    timeline: msg`Before you sign anything, even a reservation form`,
  },
  {
    id: 'nie',
    title: msg({
      message: `Apply for the NIE`,
      comment: `Heading of a checklist step, an instruction to the buyer. NIE is the tax number of foreigners; the abbreviation stays`,
    }),
    description: msg`Everyone named in the deed, spouses included, needs this foreigner’s ID number to register the deed and pay the tax.`,
    details: msg`You apply at the National Police in Mallorca, at a Spanish consulate or through a proxy, with form EX-15, your passport, the receipt for the fee and, as your reason, the offer or the draft contract.`,
    timeline: msg({
      message: `{nieWeeks} weeks, after a wait for the appointment`,
      comment: `How long the step takes; the variable is a range such as 1–4`,
    }),
  },
  {
    id: 'military-permit',
    // Ley 8/1975 and Real Decreto 689/1978, arts. 35 to 37. The distance to the coast is the product's own rule for the check.
    title: msg({
      message: `Find out whether you need a military permit`,
      comment: `Heading of a checklist step, an instruction to the buyer`,
    }),
    description: msg`Citizens of countries outside the European Economic Area may need a military permit for rural land.`,
    details: msg`Your lawyer checks before any deposit is paid on any house outside a town or village.`,
    timeline: msg`{militaryWeeks} weeks for the check, months for a permit`,
  },
  {
    id: 'bank',
    title: msg({
      message: `Open an account in Spain`,
      comment: `Heading of a checklist step, an instruction to the buyer`,
    }),
    description: msg`You pay the price from it, and later the bills.`,
    details: msg`The bank wants to see your passport, your NIE and proof of income and assets. US citizens fill in Form W-9. Not every bank accepts US citizens; we’ll tell you which ones have accepted our clients.`,
    timeline: msg({
      message: `About {bankTime}`,
      comment: `How long the step takes`,
    }),
  },
  {
    id: 'survey',
    title: msg({
      message: `Have the building inspected`,
      comment: `Heading of a checklist step, an instruction to the buyer`,
    }),
    description: msg`What has been built, what was permitted, and what will need money.`,
    details: msg`Your architect examines structure, roof, moisture, plumbing, wiring and pool, and compares the measured area with the permits, the cadastre and the Land Registry. Ask for the certificate of occupancy, the energy certificate and, on rural land, the documents of the well and the septic tank.`,
    timeline: msg`Before the deposit contract, or as a condition in it`,
  },
  {
    id: 'finance',
    title: msg({
      message: `Arrange the financing`,
      comment: `Heading of a checklist step, an instruction to the buyer`,
    }),
    description: msg`Spanish banks usually lend non-residents {mortgage} of the value.`,
    // Ley 5/2019, arts. 14 and 15.
    details: msg`The bank starts from its own appraisal (tasación) or your price, whichever is lower, and won’t finance taxes and fees. Have its approval before the deposit contract, or as a condition in it.`,
    timeline: msg({
      message: `{financeWeeks} weeks from the complete application`,
      comment: `How long the step takes; the variable is a range such as 4–8`,
    }),
  },
  {
    id: 'insurance',
    title: msg({ message: `Insure the house`, comment: `Heading of a checklist step, an instruction to the buyer` }),
    description: msg`In force from the moment the deed is signed.`,
    details: msg`Insure the building at its rebuilding cost, with contents, liability and water damage, also for the months when nobody’s there. The Consorcio, a state fund, pays for floods and severe storms only if a policy is in force.`,
    timeline: msg`A few days, ready by the day of the deed`,
  },
  {
    id: 'transfer-tax',
    title: msg({
      message: `Pay transfer tax or stamp duty`,
      comment: `Heading of a checklist step, an instruction to the buyer`,
    }),
    description: msg`The receipt goes to the Land Registry.`,
    details: msg`Your lawyer or the gestoría files form 600 with the Balearic tax agency (ATIB), for the stamp duty on a new build as well. Keep the receipts, because they reduce the taxable gain when you sell.`,
    timeline: msg({
      message: `Within a month of the deed`,
      comment: `By when the checklist step is due`,
    }),
  },
  {
    id: 'utilities',
    title: msg({
      message: `Set up utilities and yearly taxes`,
      comment: `Heading of a checklist step, an instruction to the buyer`,
    }),
    description: msg`Electricity, water, internet and alarm cost about {utilities} a month in a house that is empty most of the year.`,
    details: msg`Set up direct debits for the property tax (IBI), the garbage fee and the community fees. As a non-resident you file form 210 every year, even if you never rent the house out. If most of your Spanish assets are in the Balearics, wealth tax begins above net assets of {wealthAllowance} per person; the national solidarity tax begins above {solidarityTaxFrom}. A wealth tax return is required once gross assets exceed {wealthReturnFrom}.`,
    timeline: msg`In the first weeks after the deed`,
  },
]
