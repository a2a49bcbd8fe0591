import type { HowTo, ItemList, Thing } from 'schema-dts'
import { checklistFor } from '../../content/checklist.ts'
import { guideAnchor } from '../../content/guideAnchors.ts'
import { regions } from '../../content/regions.ts'
import { hrefFor } from '../../routing/manifest.ts'
import type { GraphContext } from '../../seo/structuredData.ts'
import { graphNames } from './copy.ts'

/** Adds the six regions and the legal checklist, each entry with its position. */
export function guideStructuredData({ origin, locale, translate }: GraphContext): Thing[] {
  const address = origin + hrefFor('guide', locale)
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': `${address}#regions`,
    name: translate(graphNames.regions),
    itemListElement: regions.map(({ id, name, description }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: `${address}#${guideAnchor.region(id)}`,
      name: translate(name),
      description: translate(description),
    })),
  }
  const howTo: HowTo = {
    '@type': 'HowTo',
    '@id': `${address}#checklist`,
    name: translate(graphNames.checklist),
    step: checklistFor(locale).map(({ id, title, description, details }, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      url: `${address}#${guideAnchor.checklist(id)}`,
      name: translate(title),
      text: `${translate(description)} ${translate(details)}`,
    })),
  }
  return [list, howTo]
}
