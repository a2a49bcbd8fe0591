import { msg } from '@lingui/core/macro'

/** Texts of the example (yieldExample.ts), line by line; `weeks` and `months` are numbers, `amount` an amount in euro. */
export const yieldTexts = {
  caption: msg`The example is one year of a villa with a rental license, bought for {feeExample2Price} and rented out by the week. Rents and costs, which include VAT, are assumed.`,
  seasons: {
    summer: msg({ message: `July, August`, comment: `Line of a table: the season` }),
    shoulder: msg({ message: `June, September`, comment: `Line of a table: the season` }),
    springAndFall: msg({ message: `April, October`, comment: `Line of a table: the season` }),
  },
  gross: msg({ message: `Gross`, comment: `Total of a table: the rent of a year before costs` }),
  grossBasis: msg({
    message: `{exampleGrossYield} of the price, {weeks} weeks rented`,
    comment: `Next to “Gross”: the gross yield, a percentage, and a number of weeks`,
  }),
  costs: {
    management: msg({ message: `Bookings and management`, comment: `Line of a table: a cost` }),
    cleaning: msg({ message: `Cleaning and linens`, comment: `Line of a table: a cost` }),
    utilities: msg({ message: `Electricity, water, internet`, comment: `Line of a table: a cost` }),
    poolAndGarden: msg({ message: `Pool and garden`, comment: `Line of a table: a cost` }),
    localTaxes: msg({ message: `Property tax (IBI), garbage fee`, comment: `Line of a table: a cost` }),
    insurance: msg({ message: `Insurance`, comment: `Line of a table: a cost` }),
    repairs: msg({ message: `Repairs and furniture`, comment: `Line of a table: a cost` }),
  },
  ofRent: msg({ message: `{rate} of the rent`, comment: `Next to a cost: a percentage` }),
  perWeek: msg({ message: `{weeks} weeks × {amount}`, comment: `Next to a rent or a cost: the amount is in euro` }),
  perMonth: msg({ message: `{months} months × {amount}`, comment: `Next to a cost: the amount is in euro` }),
  net: msg({ message: `Net`, comment: `Total of a table: the rent of a year after costs` }),
  netBasis: msg({
    message: `{exampleNetYield} of the price, before income tax`,
    comment: `Next to “Net”: the net yield, a percentage`,
  }),
}
