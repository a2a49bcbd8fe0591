import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Guidance = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly points: readonly MessageDescriptor[]
}

/** Three short pieces of advice between the buying steps and the checklist of the guide. */
export const guidance = [
  {
    id: 'before-you-fly',
    title: msg({ message: `Read before you fly`, comment: `Heading: papers to read before traveling to Mallorca` }),
    text: msg`An evening with the documents removes most houses from a list. We send them to you with notes; if you search alone, ask for these.`,
    points: [
      msg`A recent and complete extract from the Land Registry, with liens and encumbrances (debts and rights of others that stay with the house)`,
      msg`The zoning of the plot: whether it is urban or rural decides what may be built, changed and rented out`,
      msg`The location on a map: the road, the neighbors, the winter sun, the flight path`,
    ],
  },
  {
    id: 'on-a-viewing',
    title: msg({ message: `Ask on a viewing`, comment: `Heading above questions to ask when a house is being shown` }),
    text: msg`The agent who shows you the house works for the seller. Ask what can be answered with a document, and then ask for the document.`,
    points: [
      msg`Which parts of the house are in the building permit, and which came later?`,
      msg`Where does the water come from, where does the wastewater go, and who pays for the road?`,
      msg`Who spent last winter here, and what did the heating cost?`,
    ],
  },
  {
    id: 'leave-to-us',
    title: msg({ message: `Leave it to us`, comment: `Heading: what the buyer should leave to us` }),
    text: msg`Some questions are better asked by someone who does not want the house. <services>Our services</services> are described in full.`,
    points: [
      msg`Recent sales of comparable houses nearby, if known`,
      msg`Why the owner is selling, how long the house has been for sale, and what the first asking price was`,
      msg`The offer, the counteroffer and the silence between them`,
    ],
  },
] as const satisfies readonly Guidance[]
