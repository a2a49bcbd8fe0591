import { msg } from '@lingui/core/macro'

export const section = {
  label: msg({ message: `Gross to net`, comment: `Small label: from the yield before costs to the yield after costs` }),
  title: msg({ message: `From a year’s rent to what is left`, comment: `Headline above a drawing of yields` }),
}

/** What is between gross and net, in order. */
export const deductions = [
  { id: 'vacancy', name: msg({ message: `Vacancy`, comment: `Deduction from the rent: weeks without guests` }) },
  { id: 'management', name: msg({ message: `Management`, comment: `Deduction from the rent` }) },
  { id: 'upkeep', name: msg({ message: `Upkeep`, comment: `Deduction from the rent: repairs, pool and garden` }) },
  { id: 'insurance', name: msg({ message: `Insurance`, comment: `Deduction from the rent` }) },
  {
    id: 'community',
    name: msg({ message: `Community fees`, comment: `Deduction from the rent: fees of the owners’ community` }),
  },
  { id: 'taxes', name: msg({ message: `Local taxes`, comment: `Deduction from the rent: taxes of the town` }) },
]

/** `cashYield` is a range of percentages. */
const common = {
  title: msg({ message: `A yield from gross to net`, comment: `Name of a drawing for screen readers` }),
  bars: {
    net: msg({ message: `Net yield on price`, comment: `At a bar: yield after costs, as a share of the price` }),
    cash: msg({
      message: `Net yield on total cash`,
      comment: `At a bar: yield after costs, as a share of price and purchase costs`,
    }),
  },
}

/** With the gross yield, which landing pages state. */
export const withGross = {
  ...common,
  bars: {
    ...common.bars,
    gross: msg({ message: `Gross yield on price`, comment: `At a bar: yield before costs, as a share of the price` }),
  },
  description: msg`A year’s rent before any cost is {grossYield} of the price. After vacancy, commissions, management, cleaning, upkeep, utilities, insurance, community fees and local taxes, a licensed house leaves {netYield} before income tax, and {cashYield} of all the cash needed.`,
  caption: msg`Example: a licensed resale priced at {feeExample2Price}, which needs {exampleCash} in cash before our fee, VAT on services, and what notary and registry add above {feeSpansUpTo}. The yields are annual and before income tax; they are ranges, not guarantees. Net is after all operating costs, among them commissions, cleaning and utilities. Gross covers all the property we analyze, net only licensed houses, so the ends of the two ranges do not correspond. The bars are to scale; the size of each deduction differs from house to house.`,
}

export const withoutGross = {
  ...common,
  bars: {
    ...common.bars,
    gross: msg({ message: `Gross, as in a brochure`, comment: `At a bar: yield before costs, without a figure` }),
  },
  description: msg`From a year’s rent before any cost go vacancy, commissions, management, cleaning, upkeep, utilities, insurance, community fees and local taxes. A licensed house leaves {netYield} of the price before income tax, and {cashYield} of all the cash needed.`,
  caption: msg`Example: a licensed resale priced at {feeExample2Price}, which needs {exampleCash} in cash before our fee, VAT on services, and what notary and registry add above {feeSpansUpTo}. The yields are annual and before income tax; they are ranges, not guarantees. Net is after all operating costs, among them commissions, cleaning and utilities. The two net bars are to scale; what is above them differs from house to house.`,
}
