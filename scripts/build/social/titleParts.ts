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
  return joinPunctuation(parts.filter(({ text }) => text.trim() !== ''))
}

/** Joins a full stop after the emphasis to its word, so that it cannot start a line. */
function joinPunctuation(parts: readonly TitlePart[]): TitlePart[] {
  return parts.reduce<TitlePart[]>((joined, part) => {
    const before = joined.at(-1)
    const punctuation = /^[.,:;?!]+/.exec(part.text)?.[0] ?? ''
    if (before === undefined || punctuation === '') return [...joined, part]
    const rest = part.text.slice(punctuation.length)
    const attached = { ...before, text: before.text + punctuation }
    return [...joined.slice(0, -1), attached, ...(rest.trim() === '' ? [] : [{ ...part, text: rest }])]
  }, [])
}
