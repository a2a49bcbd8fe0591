import { msg } from '@lingui/core/macro'

/** Texts of the example (yieldExample.ts), line by line; `weeks` and `months` are numbers, `amount` an amount in euro. */
export const yieldTexts = {
  caption: msg`The example is one year of a villa with a rental license, bought for {feeExample2Price} and rented out by the week, close to full in its season. Rents and costs are assumed, costs with VAT and rents without. Guests pay the tourist tax on top.`,
  seasons: {
    summer: msg({ message: `July, August`, comment: `Line of a table: the season` }),
    shoulder: msg({ message: `June, September`, comment: `Line of a table: the season` }),
    springAndFall: msg({ message: `April, October (the owners keep May)`, comment: `Line of a table: the season` }),
  },
  gross: msg({ message: `Gross`, comment: `Total of a table: the rent of a year before costs` }),
  grossBasis: msg({
    message: `{exampleGrossYield} of the price, {weeks} weeks rented`,
    comment: `Next to “Gross”: the gross yield, a percentage, and a number of weeks`,
  }),
  costs: {
    management: msg({ message: `Management, someone on call for guests`, comment: `Line of a table: a cost` }),
    platforms: msg({ message: `Booking platforms, 15% on half the rent`, comment: `Line of a table: a cost` }),
    cleaning: msg({ message: `Cleaning and linens`, comment: `Line of a table: a cost` }),
    utilities: msg({ message: `Electricity, water, internet`, comment: `Line of a table: a cost` }),
    poolAndGarden: msg({ message: `Pool and garden`, comment: `Line of a table: a cost` }),
    localTaxes: msg({ message: `Property tax (IBI), garbage fee`, comment: `Line of a table: a cost` }),
    insurance: msg({ message: `Insurance`, comment: `Line of a table: a cost` }),
    accountant: msg({ message: `Accountant and tax returns`, comment: `Line of a table: a cost` }),
    repairs: msg({ message: `Repairs, replacing furniture`, comment: `Line of a table: a cost` }),
  },
  ofRent: msg({ message: `{rate} of the rent`, comment: `Next to a cost: a percentage` }),
  perWeek: msg({ message: `{weeks} weeks × {amount}`, comment: `Next to a rent or a cost: the amount is in euro` }),
  perMonth: msg({ message: `{months} months × {amount}`, comment: `Next to a cost: the amount is in euro` }),
  net: msg({ message: `Net`, comment: `Total of a table: the rent of a year after costs` }),
  netBasis: msg({
    message: `{exampleNetYield} of the price, before income tax`,
    comment: `Next to “Net”: the net yield, a percentage`,
  }),
  afterTax: {
    others: msg({
      message: `After Spanish tax on the rent, if you live outside the EU and the EEA`,
      comment: `Last lines of a table: what is left of the rent`,
    }),
    eea: msg({
      message: `After Spanish tax on the rent, if you live in the EU or the EEA`,
      comment: `Last lines of a table: what is left of the rent`,
    }),
  },
  afterTaxBasis: {
    others: msg({
      message: `{rentalTaxOthers} of the whole rent; {exampleOthersYield} of the price is left`,
      comment: `Next to what is left after tax: the rate of the tax`,
    }),
    eea: msg({
      message: `{rentalTaxEea} of the rent after costs, yearly costs for the rented days only; {exampleEeaYield} of the price is left`,
      comment: `Next to what is left after tax: the rate of the tax`,
    }),
  },
}
