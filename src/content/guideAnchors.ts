import type { BuyingStepId } from './buyingSteps.ts'
import type { ChecklistStepId } from './checklist.ts'
import type { RegionId } from './regions.ts'

/** Ids of the entries of the guide in its page: what links, the search and structured data lead to. */
export const guideAnchor = {
  region: (id: RegionId) => `region-${id}`,
  step: (id: BuyingStepId) => `step-${id}`,
  checklist: (id: ChecklistStepId) => `checklist-${id}`,
} as const
