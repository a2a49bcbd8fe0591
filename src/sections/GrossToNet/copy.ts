import { msg } from '@lingui/core/macro'

export const section = {
  label: msg({ message: `Gross to net`, comment: `Small label: from the yield before costs to the yield after costs` }),
  title: msg({ message: `From a year’s rent to what is left`, comment: `Headline above a drawing of yields` }),
}

/** What is between gross and net, in two lines. */
export const deductions = [
  msg({
    message: `less vacancy, management, upkeep,`,
    comment: `Between two bars: deductions from the rent, continued in the next line; at most 45 letters`,
  }),
  msg({
    message: `insurance, community fees, local taxes`,
    comment: `Between two bars: the rest of the deductions from the rent; at most 45 letters`,
  }),
]

/** `cashYield` is a range of percentages. */
const common = {
  title: msg({ message: `A yield from gross to net`, comment: `Name of a drawing for screen readers` }),
  bars: {
    gross: msg({ message: `Gross yield on price`, comment: `At a bar: yield before costs, as a share of the price` }),
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
  description: msg`A year’s rent before any cost is {grossYield} of the price. After vacancy, commissions, management, cleaning, upkeep, utilities, insurance, community fees and local taxes, a licensed house leaves {netYield} before income tax, and {cashYield} of all the cash needed.`,
  caption: msg`Example: a licensed resale priced at {feeExample2Price}, which needs {exampleCash} in cash, taxes, fees and VAT included. The yields are annual ranges before income tax, not guarantees; gross covers all the property we analyze, net only licensed houses after all operating costs.`,
}

export const withoutGross = {
  ...common,
  title: msg({ message: `Two net yields`, comment: `Name of a drawing for screen readers` }),
  description: msg`From a year’s rent before any cost go vacancy, commissions, management, cleaning, upkeep, utilities, insurance, community fees and local taxes. A licensed house leaves {netYield} of the price before income tax, and {cashYield} of all the cash needed.`,
  caption: msg`Example: a licensed resale priced at {feeExample2Price}, which needs {exampleCash} in cash, taxes, fees and VAT included. The yields are annual ranges before income tax and after all operating costs, not guarantees; the two net bars are to scale.`,
}
