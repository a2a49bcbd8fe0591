import { msg } from '@lingui/core/macro'

export const copy = {
  label: msg({ message: `Legal checklist`, comment: `Small label above a headline` }),
  title: msg({
    message: `Check off what is done`,
    comment: `Headline of the checklist: tick what is finished. The tagged word is set in italics`,
  }),
  lead: msg`Your own tasks, in the order in which they usually fall due; license, arras contract and deed are among the steps above. Open a task for details and for the time to allow.`,
  note: msg`Your marks stay on this page only. They are not stored, and not sent to us.`,
  progress: msg({
    message: `{done} of {total} steps completed`,
    comment: `Progress of the checklist, both are numbers`,
  }),
  progressLabel: msg({
    message: `Progress of the checklist`,
    comment: `Accessible name of the progress bar`,
  }),
  markDone: msg({ message: `Mark as done`, comment: `Label of a checkbox at a checklist step` }),
  showDetails: msg({ message: `Show details`, comment: `Button at a checklist step` }),
  hideDetails: msg({ message: `Hide details`, comment: `Button at a checklist step` }),
  timeline: msg({
    message: `Time needed`,
    comment: `Label in front of a duration or a deadline, e.g. "1–4 weeks" or "Before you sign anything"`,
  }),
  print: msg({ message: `Print the checklist`, comment: `Button` }),
}
