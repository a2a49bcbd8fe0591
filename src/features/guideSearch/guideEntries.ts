import { buyingSteps, type BuyingStepId } from '../../content/buyingSteps.ts'
import { checklist, type ChecklistStepId } from '../../content/checklist.ts'
import { guideAnchor } from '../../content/guideAnchors.ts'
import { regions, type RegionId } from '../../content/regions.ts'
import type { Translate } from '../../i18n/Message.tsx'
import type { GuideEntry } from './findEntry.ts'

export type GuideTarget = { readonly anchor: string } & (
  | { readonly kind: 'region'; readonly id: RegionId }
  | { readonly kind: 'step'; readonly id: BuyingStepId }
  | { readonly kind: 'checklist'; readonly id: ChecklistStepId }
)

/** Everything that the search of the guide knows, in the order of the page. */
export function guideEntries(translate: Translate): readonly GuideEntry<GuideTarget>[] {
  return [
    ...regions.map(({ id, name, places, character, description }) => ({
      target: { kind: 'region' as const, id, anchor: guideAnchor.region(id) },
      title: translate(name),
      texts: [places, character, description].map((text) => translate(text)),
    })),
    ...buyingSteps.map(({ id, title, paragraphs }) => ({
      target: { kind: 'step' as const, id, anchor: guideAnchor.step(id) },
      title: translate(title),
      texts: paragraphs.map((text) => translate(text)),
    })),
    ...checklist.map(({ id, title, description, details }) => ({
      target: { kind: 'checklist' as const, id, anchor: guideAnchor.checklist(id) },
      title: translate(title),
      texts: [description, details].map((text) => translate(text)),
    })),
  ]
}
