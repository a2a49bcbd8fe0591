import { msg } from '@lingui/core/macro'

export const form = {
  priceLabel: msg({ message: `Purchase price`, comment: `Label of the calculator’s field` }),
  kindLabel: msg({
    message: `Kind of property`,
    comment: `Label of the switch between resale and new build`,
  }),
  kinds: {
    resale: msg({
      message: `Resale`,
      comment: `A house that has had an owner before; taxed with transfer tax`,
    }),
    newBuild: msg({
      message: `New build`,
      comment: `A house bought from its developer; taxed with VAT and stamp duty`,
    }),
  },
  calculating: msg({
    message: `Calculating …`,
    comment: `Shown while the calculator waits for the visitor to stop typing`,
  }),
}

const empty = msg({
  message: `Enter a price in whole euros, for example {example}.`,
  comment: `example is a number such as 750,000`,
})

/** `max`, `price` and `example` are formatted amounts; `input` is what the visitor typed. */
export const errors = {
  empty,
  zero: empty,
  notANumber: msg({
    message: `“{input}” isn’t an amount. Enter whole euros, for example {example}.`,
    comment: `example is a number such as 750,000`,
  }),
  negative: msg`A price can’t be below zero. Leave out the minus sign.`,
  tooLarge: msg({
    message: `This calculator goes up to {max}. Enter a lower price.`,
    comment: `max is an amount such as €1,000,000,000`,
  }),
  /** After each of the errors. */
  kept: msg({
    message: `Until then, everything here is still for {price}.`,
    comment: `Below the price field, after a sentence that asks for another price; price is the last valid amount`,
  }),
  /** Not an error: says what happened to a fraction. */
  fraction: msg`Cents are left out.`,
  /** Not an error: says which of two readings was taken. */
  ambiguous: msg({
    message: `Understood as {price}.`,
    comment: `Below the price field, when what was typed could be two amounts, for instance 1.5; price is an amount`,
  }),
}

export const result = {
  part: msg({
    message: `Of this, {costs} are purchase costs, {ratio} of the price. Not included: inspection, tax adviser, travel, insurance, currency exchange, bank charges, an interpreter, a power of attorney and its translation, the costs of a mortgage, furniture, work on the house and a commission, if the seller’s agent asks the buyer for one.`,
    comment: `Below the sum of cash that is needed; costs is an amount or a range, ratio a percentage or a range, e.g. 9.4–10.6%`,
  }),
  announcement: msg({
    message: `For {price}: purchase costs {from} to {to} before our fee, VAT on services, and notary and registry above {feeSpansUpTo}; cash needed {cashFrom} to {cashTo}.`,
    comment: `Read out by screen readers when the result changes; all are amounts`,
  }),
}

export const sums = {
  total: msg({
    message: `Costs so far, {rate} of the price`,
    comment: `Row of the table: the costs above this row; rate is a range of percentages`,
  }),
  fee: msg({ message: `Our fee, with VAT`, comment: `Row of the table: an amount` }),
  vatAndScales: msg({
    message: `VAT on the other bills; notary and registry, the part above {feeSpansUpTo}`,
    comment: `Row of the table: a range in euro; above this price the fees of notary and Land Registry rise`,
  }),
  cashNeeded: msg({
    message: `Cash needed: {cash}`,
    comment: `Next to the price field; cash is a range in euro: everything, without a mortgage`,
  }),
  cash: msg({ message: `Cash needed`, comment: `Last row of the table: everything, without a mortgage` }),
}

export const table = {
  caption: msg({
    message: `Purchase costs at {price}, item by item`,
    comment: `Table caption; price is an amount`,
  }),
  item: msg({ message: `Item`, comment: `Column heading: kind of cost` }),
  amount: msg({ message: `Amount`, comment: `Column heading: sum in euro` }),
  transferTax: msg({
    message: `Transfer tax (ITP), effective rate {rate}`,
    comment: `Row of the table; rate is a percentage of the price`,
  }),
  vat: msg({ message: `VAT, {rate}`, comment: `Row of the table, new build only` }),
  stampDuty: msg({ message: `Stamp duty (AJD), {rate}`, comment: `Row of the table, new build only` }),
  lawyer: msg({
    message: `Lawyer, {rate}`,
    comment: `Row of the table: the fee without VAT (IVA); rate is a range of percentages of the price`,
  }),
  notary: msg({
    message: `Notary, up to {feeSpansUpTo} of the price`,
    comment: `Row of the table: the fee for the price up to this amount`,
  }),
  registry: msg({
    message: `Land Registry, up to {feeSpansUpTo} of the price`,
    comment: `Row of the table: the fee for the price up to this amount`,
  }),
  gestoria: msg({ message: `Gestoría`, comment: `Row of the table: the fee; explained in the notes` }),
  barAlternative: msg({
    message: `Taxes make up {taxRatio} of the purchase costs; the rest goes to lawyer, notary, Land Registry and gestoría.`,
    comment: `Text alternative of the colored bar; taxRatio is a percentage or a range`,
  }),
}

const newBuildCaption = msg({
  message: `A new build has no bands: each rate applies to the whole price. The filled area is the tax, {tax} on {price}.`,
  comment: `Below a drawing of the taxes; both are amounts`,
})

/** The drawing of the taxes; `price`, `tax` and `end` are amounts, `bands` is a number. */
export const drawing = {
  resale: {
    title: msg({ message: `The bands of the transfer tax`, comment: `Name of a drawing for screen readers` }),
    description: msg({
      message: `{bands} steps: {taxBands}. At {price} the tax is {tax}.`,
      comment: `Describes a drawing; bands is a number, taxBands a list of rates and limits, the others are amounts`,
    }),
    caption: msg({
      message: `Each step is as wide as its band and as high as its rate. The filled area is the tax.`,
      comment: `Below a drawing of the transfer tax; both are amounts`,
    }),
    beyond: msg({
      message: `The drawing ends at {end}; the last rate goes on from there. On {price} the tax is {tax}.`,
      comment: `Below a drawing of the transfer tax, when the price is beyond its end; all are amounts`,
    }),
  },
  newBuild: {
    title: msg({ message: `The taxes on a new build`, comment: `Name of a drawing for screen readers` }),
    description: newBuildCaption,
    caption: newBuildCaption,
    beyond: msg({
      message: `The drawing ends at {end}. Each rate applies to the whole price: on {price} the tax is {tax}.`,
      comment: `Below a drawing of the taxes on a new build, when the price is beyond its end; all are amounts`,
    }),
  },
  unit: msg({ message: `€ million`, comment: `At the end of an axis with numbers such as 0.4` }),
  vat: msg({ message: `VAT, {rate}`, comment: `Row of the table, new build only` }),
  stampDuty: msg({ message: `Stamp duty (AJD), {rate}`, comment: `Row of the table, new build only` }),
}

/** Above the amount of the tax; `price` is an amount. */
export const taxFigure = {
  resale: msg({ message: `Transfer tax on {price}`, comment: `Above an amount; price is an amount` }),
  newBuild: msg({ message: `VAT and stamp duty on {price}`, comment: `Above an amount; price is an amount` }),
}

const dueEither = {
  mandate: msg({ message: `First half of our fee`, comment: `What is paid when the mandate is signed` }),
  services: msg({
    message: `Lawyer, notary, Land Registry and gestoría`,
    comment: `Whose bills are paid; a list`,
  }),
}
/** What is due when. */
export const due = {
  title: msg({
    message: `What’s due when, at {price}`,
    comment: `Heading above a list of payments; price is an amount`,
  }),
  when: {
    mandate: msg({ message: `When we start`, comment: `When a payment is due: at the beginning of our mandate` }),
    arras: msg({ message: `With the deposit contract`, comment: `When a payment is due` }),
    deed: msg({ message: `At the notary`, comment: `When a payment is due` }),
    tax: msg({ message: `Within a month of the deed`, comment: `By when the checklist step is due` }),
    services: msg({ message: `As the bills come in, the notary’s on the day`, comment: `When a payment is due` }),
  },
  what: {
    resale: {
      ...dueEither,
      deed: msg({ message: `The rest of the price and of our fee`, comment: `What is paid at the notary` }),
      arras: msg({ message: `{arras} of the price`, comment: `The deposit; arras is a percentage` }),
      tax: msg({
        message: `Transfer tax (ITP); you usually leave the money with the gestoría on the day of the deed`,
        comment: `What is paid within a month of the deed`,
      }),
    },
    newBuild: {
      ...dueEither,
      deed: msg({
        message: `The rest of the price with its VAT, and of our fee`,
        comment: `What is paid at the notary`,
      }),
      arras: msg({ message: `{arras} of the price, with its VAT`, comment: `The deposit; arras is a percentage` }),
      tax: msg({
        message: `Stamp duty (AJD); you usually leave the money with the gestoría on the day of the deed`,
        comment: `What is paid within a month of the deed`,
      }),
    },
  },
  retention: msg({
    message: `If the seller isn’t a tax resident of Spain, {amount} ({retention} of the price) is withheld at the notary and goes to the tax office.`,
    comment: `Below the list of payments; amount is in euro, retention a percentage`,
  }),
}

export const actions = {
  copyLink: msg`Copy a link to this calculation`,
  linkCopied: msg({ message: `Link copied`, comment: `Confirmation after a click on “Copy link”` }),
  copyFailed: msg`The link could not be copied. It is in your browser’s address bar.`,
  print: msg({ message: `Print`, comment: `Button that prints the calculation` }),
}

export const notes = {
  kinds: msg({
    message: `New build means the first sale by the developer, or the first after a renovation that the law treats as fundamental, as a rule not after the developer has used or let the house for two years.`,
    comment: `Explains the switch between resale and new build`,
  }),
  rates: msg`Rates of {ratesYear}. If the cadastre’s reference value is higher than the price, the tax is calculated on that value. A gestoría is an office that files the tax return and sees to the registration. The seller’s commission, about {sellerCommission}, is included in the price. If you buy, usually {commissionShare} of it comes to us, so a higher price pays us more.`,
}
