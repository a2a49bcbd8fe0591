import { msg } from '@lingui/core/macro'

export const timeline = {
  title: msg({ message: `The purchase on a time line`, comment: `Name of a drawing for screen readers` }),
  description: msg`From the first call to the notary: {processMonths} months. Before the notary, a mortgage takes {financeWeeks} weeks, the NIE {nieWeeks} weeks and a bank account {bankTime}. The transfer tax is due {taxDueDays} days after it.`,
  caption: msg`To scale, counted back from the day at the notary’s. The filled part of a bar is the shortest time, the open part the longest.`,
  notary: msg({ message: `Notary`, comment: `Row of the table: the fee` }),
  rows: {
    process: msg({ message: `From the first call: {processMonths} months`, comment: `At a bar of a time line` }),
    mortgage: msg({ message: `Mortgage: {financeWeeks} weeks`, comment: `At a bar of a time line` }),
    nie: msg({ message: `NIE: {nieWeeks} weeks`, comment: `At a bar of a time line` }),
    bank: msg({ message: `Bank account: {bankTime}`, comment: `At a bar of a time line; the variable is “1 week”` }),
    tax: msg({ message: `Transfer tax: within {taxDueDays} days`, comment: `At a bar of a time line` }),
  },
}
