import { msg } from '@lingui/core/macro'

export const costs = {
  title: msg({ message: `The price and what comes on top`, comment: `Name of a drawing for screen readers` }),
  description: msg`Bars to scale: on top of the price of {price} come {total}, of which transfer tax is {tax}, the lawyer {lawyer}, and notary, Land Registry and gestoría together {fees}.`,
  price: msg({ message: `Price {price}`, comment: `In a drawing, at a bar` }),
  tax: msg({ message: `Transfer tax`, comment: `In a drawing, at a bar` }),
  lawyer: msg({ message: `Lawyer, before VAT`, comment: `In a drawing, at a bar` }),
  fees: msg({ message: `Notary, Land Registry, gestoría`, comment: `In a drawing, at a bar` }),
  total: msg({ message: `On top of the price`, comment: `In a drawing, at a sum` }),
}

export const deposit = {
  title: msg({ message: `Who has the deposit`, comment: `Name of a drawing for screen readers` }),
  description: msg`Four cases, as parts of the price of {price}: you sign, and the seller has the deposit of {deposit}; you withdraw, and the seller keeps it; the seller withdraws, and pays you {double}; the purchase is completed, and {rest} is left to pay at the notary.`,
  you: msg({ message: `You`, comment: `In a drawing: the buyer, opposite the seller` }),
  seller: msg({ message: `Seller`, comment: `In a drawing: the seller, opposite the buyer` }),
  signed: msg({ message: `You sign`, comment: `In a drawing: one of four cases` }),
  buyer: msg({ message: `You withdraw`, comment: `In a drawing: one of four cases` }),
  withdrawn: msg({ message: `The seller withdraws`, comment: `In a drawing: one of four cases` }),
  completed: msg({ message: `At the notary`, comment: `In a drawing: one of four cases` }),
}

export const taxYear = {
  title: msg({ message: `The year of an owner`, comment: `Name of a drawing for screen readers` }),
  abroad: msg`A year with its dates. Property tax and garbage fee: on the town’s dates. Form 210 for last year’s rents: {rent}. Form 210 for last year’s own use: {ownUse}. American return and FBAR: {american}, the FBAR with an extension to {extended}. Spanish wealth tax, if required: as a rule by {wealth}. Solidarity tax, if required: {solidarity}. British return: {british}.`,
  german: msg`A year with its dates. Property tax and garbage fee: on the town’s dates. Form 210 for last year’s rents: {rent}. Form 210 for last year’s own use: {ownUse}. Wealth tax, if required: as a rule by {wealth}. Solidarity tax, if required: {solidarity}.`,
  town: msg({ message: `Property tax, garbage fee`, comment: `In a calendar of taxes` }),
  townDates: msg({ message: `the town’s dates`, comment: `In a calendar of taxes, in place of a date` }),
  rent: msg({ message: `Form 210, rents`, comment: `In a calendar of taxes` }),
  ownUse: msg({ message: `Form 210, own use`, comment: `In a calendar of taxes` }),
  american: msg({ message: `US return and FBAR`, comment: `In a calendar of taxes` }),
  extended: msg({
    message: `{last}, FBAR {extended}`,
    comment: `In a calendar of taxes: the last day, and that of the FBAR`,
  }),
  wealth: msg({ message: `Spanish wealth tax`, comment: `In a calendar of taxes` }),
  solidarity: msg({ message: `Solidarity tax`, comment: `In a calendar of taxes: a national tax on large fortunes` }),
  british: msg({ message: `British return`, comment: `In a calendar of taxes` }),
}

export const finca = {
  title: msg({ message: `Plan of a finca`, comment: `Name of a drawing for screen readers` }),
  description: msg`Plan of a finca among olive trees. The house and the smaller outline of its pool have a permit. The annex, the porch and the enlarged part of the pool have none. The western boundary in the Land Registry is farther in than in the cadastre, and the track crosses a neighbor’s land.`,
  house: msg({ message: `House`, comment: `In the plan of a finca` }),
  annex: msg({ message: `Annex`, comment: `In the plan of a finca` }),
  porch: msg({ message: `Porch`, comment: `In the plan of a finca` }),
  pool: msg({ message: `Pool`, comment: `In the plan of a finca` }),
  track: msg({ message: `Neighbor’s track`, comment: `In the plan of a finca: the access crosses a neighbor’s land` }),
}

export const rent = {
  title: msg({ message: `From the rent to the yield`, comment: `Name of a drawing for screen readers` }),
  description: msg`From the gross rent go vacancy, management, upkeep, insurance, community fees and local taxes. What is left is {netYield} of the price a year, and {cashYield} of all the cash needed, before income tax.`,
}

export const rentTaxes = {
  title: msg({ message: `Rent after two tax offices`, comment: `Name of a drawing for screen readers` }),
  description: msg`Bars to scale: of a net rent of {rent}, {spanish} is tax in Spain at {spanishRate} and {german} is tax in Germany after the credit. {rest} is left, {restRate}.`,
  rent: msg({ message: `Net rent, before income tax`, comment: `In a drawing, at a bar` }),
  spanish: msg({ message: `Tax in Spain, {rate}`, comment: `In a drawing, at a bar` }),
  german: msg({
    message: `Germany, after the credit`,
    comment: `In a drawing, at a bar: tax that is still to pay there`,
  }),
  rest: msg({ message: `Left, {rate}`, comment: `In a drawing, at a bar: what is left after taxes` }),
}

export const regionPrices = {
  title: msg({ message: `Six regions and their prices`, comment: `Name of a drawing for screen readers` }),
  description: msg({
    message: `Map of Mallorca with the price ranges of the six regions: {ranges}.`,
    comment: `ranges is a list such as “South €800K–5M+, Southwest €1.5M–15M+”`,
  }),
}

export const viewing = {
  title: msg({ message: `Two days of viewings`, comment: `Name of a drawing for screen readers` }),
  description: msg`Two days from {from} to {until}, below the path of the sun in October. First day: three houses, {house} minutes in each, {notes} minutes for notes after each, an hour for lunch, and the road. Second day: two of them again, at another hour.`,
  first: msg({ message: `First day: three houses`, comment: `In a drawing of two days` }),
  second: msg({ message: `Second day: two of them, at another hour`, comment: `In a drawing of two days` }),
  sun: msg({ message: `The sun in October`, comment: `At a curve in a drawing of two days` }),
  house: msg({ message: `House`, comment: `Legend of a drawing of two days of viewings` }),
  notes: msg({ message: `Notes`, comment: `Legend of a drawing of two days of viewings` }),
  lunch: msg({ message: `Lunch`, comment: `Legend of a drawing of two days of viewings` }),
  road: msg({ message: `Road`, comment: `Legend of a drawing of two days of viewings` }),
}

export const papers = {
  title: msg({ message: `From the house found to the deed`, comment: `Name of a drawing for screen readers` }),
  description: msg`What takes how long: the proof of funds is collected during the search. Once a house is found, the NIE takes {nieWeeks} weeks, the bank account after it about {bankTime}, and the check for a military permit {militaryWeeks} weeks. The money arrives in Spain a week before the deed.`,
  funds: msg({ message: `Proof of funds: during the search`, comment: `At a bar of a time line` }),
  nie: msg({ message: `NIE: {nieWeeks} weeks`, comment: `At a bar of a time line` }),
  bank: msg({
    message: `Bank account: about {bankTime}`,
    comment: `At a bar of a time line; the variable is “1 week”`,
  }),
  permit: msg({ message: `Check for a military permit: {militaryWeeks} weeks`, comment: `At a bar of a time line` }),
  money: msg({ message: `Money in Spain: a week before the deed`, comment: `At a bar of a time line` }),
  found: msg({ message: `House found`, comment: `A moment on a time line` }),
  deed: msg({ message: `Deed`, comment: `A moment on a time line` }),
}

export const newOrResale = {
  title: msg({ message: `The taxes on a resale and on a new build`, comment: `Name of a drawing for screen readers` }),
  description: msg`Bars to scale at {price}: {transferTax} of transfer tax on a resale, {newBuildTaxes} of VAT and stamp duty on a new build, {difference} more. Below, both taxes as a share of prices from {from} to {until}: at {equal} they are equal, above it the new build is cheaper.`,
  resale: msg({ message: `Resale`, comment: `A house that has had an owner before; taxed with transfer tax` }),
  newBuild: msg({ message: `New build`, comment: `A house bought from its developer; taxed with VAT and stamp duty` }),
  million: msg({ message: `up to {limit}`, comment: `In a bar: the tax on the part of a price up to a limit` }),
  above: msg({ message: `above it, {rate}`, comment: `In a bar: the tax on the part of a price above the limit` }),
  vat: msg({ message: `VAT, {rate}`, comment: `In a bar: value added tax` }),
  more: msg({ message: `{difference} more`, comment: `In a drawing: by how much one bar is longer` }),
}
