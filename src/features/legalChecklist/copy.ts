import { msg } from '@lingui/core/macro'

export const copy = {
  title: msg({ message: `Checklist`, comment: `Headline of the legal checklist, and link to it` }),
  lead: msg`What to arrange in addition to the deposit contract and the deed, in the usual order.`,
  note: msg`Your marks are not stored.`,
  progress: msg({
    message: `{done} of {total} steps completed`,
    comment: `Progress of the checklist, both are numbers`,
  }),
  progressLabel: msg({
    message: `Progress of the checklist`,
    comment: `Accessible name of the progress bar`,
  }),
  markDone: msg({ message: `Mark as done`, comment: `Label of a checkbox at a checklist step` }),
  timeline: msg({
    message: `Timing`,
    comment: `Label in front of a duration or a deadline, e.g. "1–4 weeks" or "Before you sign anything"`,
  }),
  print: msg({ message: `Print the checklist`, comment: `Button` }),
}
