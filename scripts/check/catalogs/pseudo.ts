import { readMessage, type IcuNode } from './icu.ts'

/**
 * A message in no language: vowels are accented and doubled, which makes it about 40 % longer, so that a page shows which of
 * its texts no translator can reach and where a longer language does not fit. (Lingui's own `pseudoLocale` lengthens with
 * spaces, which HTML collapses.)
 */
export function pseudoMessage(message: string): string {
  const read = readMessage(message)
  return 'nodes' in read ? written(read.nodes) : message
}

const written = (nodes: readonly IcuNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'literal') return pseudoText(node.value)
      if (node.type === 'pound') return '#'
      if (node.type === 'tag') return `<${node.value}>${written(node.children)}</${node.value}>`
      if (!('options' in node)) return `{${node.value}}`
      const branches = Object.entries(node.options).map(([key, { value }]) => ` ${key} {${written(value)}}`)
      return `{${node.value}, ${node.type},${branches.join('')}}`
    })
    .join('')

const pseudoText = (text: string): string =>
  text.replace(/[aeiouy]/gi, (vowel) => `${vowel}\u0301`.normalize('NFC').repeat(2))
