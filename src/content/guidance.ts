import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Guidance = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }

/** Three short pieces of advice after the buying steps of the guide. */
export const guidance = [
  {
    id: 'before-you-fly',
    title: msg({ message: `Read before the trip`, comment: `Heading: papers to read before traveling to Mallorca` }),
    text: msg`The Land Registry extract, how the land is classified, the map.`,
  },
  {
    id: 'on-a-viewing',
    title: msg({ message: `Ask on a viewing`, comment: `Heading above questions to ask when a house is being shown` }),
    text: msg`Permits, water, the road, heating costs, and the documents for each.`,
  },
  {
    id: 'leave-to-us',
    title: msg({ message: `What we do`, comment: `Heading: what the buyer should leave to us` }),
    text: msg`We ask what was paid nearby and why the owner sells, and we negotiate.`,
  },
] as const satisfies readonly Guidance[]
