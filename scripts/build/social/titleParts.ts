import { parse, NodeType, type HTMLElement } from 'node-html-parser'
import { withoutJoiners } from '../../../src/lib/format.ts'
import type { TitlePart } from './socialImage.ts'

/**
 * The title of a built page: its h1, split at its emphasis.
 * @throws when the page has no h1.
 */
export function titleParts(html: string): TitlePart[] {
  const heading = parse(html).querySelector('h1')
  if (heading === null) throw new Error('has no h1 to set in its social image.')
  const parts = heading.childNodes.map((node) => ({
    text: withoutJoiners(node.text.replaceAll('\u00AD', '')),
    isEmphasised: node.nodeType === NodeType.ELEMENT_NODE && (node as HTMLElement).tagName === 'EM',
  }))
  return parts.filter(({ text }) => text.trim() !== '')
}
