import type { MessageDescriptor } from '@lingui/core'
import { against, history } from '../../sections/Dossier/copy.ts'
import { costs, license, plan, section, sun } from './copy.ts'
import { price } from './priceCopy.ts'

/** The chapters by their anchors, in their order. */
export const chapters = {
  section: section.name,
  plan: plan.name,
  history: history.name,
  sun: sun.name,
  license: license.name,
  price: price.name,
  costs: costs.name,
  against: against.name,
} as const satisfies Record<string, MessageDescriptor>
export type ChapterName = keyof typeof chapters

export const chapterId = (name: ChapterName): string => `chapter-${name}`
