import type { BuyingStepId } from './buyingSteps.ts'
import type { ChecklistStepId } from './checklist.ts'
import type { RegionId } from './regions.ts'

/** Ids of the guide's entries: targets of links, the search and structured data. */
export const guideAnchor = {
  region: (id: RegionId) => `region-${id}`,
  step: (id: BuyingStepId) => `step-${id}`,
  checklist: (id: ChecklistStepId) => `checklist-${id}`,
} as const
