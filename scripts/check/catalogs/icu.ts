import { parseIcu, type IcuNode } from 'pofile-ts'

export type { IcuNode }

/** The parts of a message, or why it cannot be read: what is in braces and in tags has to be complete. */
export function readMessage(text: string): { readonly nodes: readonly IcuNode[] } | { readonly problem: string } {
  const { ast, errors } = parseIcu(text)
  if (ast !== null) return { nodes: ast }
  const [{ message, location } = { message: '', location: { start: { offset: 0 } } }] = errors
  const { offset } = location.start
  const near = text.slice(Math.max(0, offset - 15), offset + 15)
  const reason = message.replace(/^.* at position \d+: /, '')
  return {
    problem: `The braces or tags cannot be read near “${near}” (${reason}). Copy them from the English text, also words such as plural, one and other, and translate only the words inside.`,
  }
}

/** The parts of a message, those inside its tags and branches included. */
export const allNodes = (nodes: readonly IcuNode[]): readonly IcuNode[] =>
  nodes.flatMap((node) => [
    node,
    ...('children' in node ? allNodes(node.children) : []),
    ...branchesOf(node).flatMap(allNodes),
  ])

const branchesOf = (node: IcuNode): readonly IcuNode[][] =>
  'options' in node ? Object.values(node.options).map(({ value }) => value) : []

/**
 * Every text that a message can become, one for each branch of its plurals and choices. Variables are `{name}`, also where
 * a plural has `#`, or `{name, number}` where they are formatted, and tags stay.
 */
export const textsOf = (nodes: readonly IcuNode[], counted = ''): readonly string[] =>
  nodes.reduce<readonly string[]>(
    (texts, node) => {
      const endings = endingsOf(node, counted)
      return texts.flatMap((text) => endings.map((ending) => text + ending))
    },
    [''],
  )

/** An ordinal (`1st`) or an offset makes another number of a variable. */
const countOf = ({ value, pluralType, offset }: Extract<IcuNode, { type: 'plural' }>): string =>
  pluralType === 'cardinal' && offset === 0 ? value : `${value}, ${pluralType}, offset:${offset}`

function endingsOf(node: IcuNode, counted: string): readonly string[] {
  if (node.type === 'literal') return [node.value]
  if (node.type === 'pound') return [`{${counted}}`]
  if (node.type === 'tag')
    return textsOf(node.children, counted).map((text) => `<${node.value}>${text}</${node.value}>`)
  if (node.type === 'argument') return [`{${node.value}}`]
  if (!('options' in node)) return [`{${node.value}, ${node.type}}`]
  return branchesOf(node).flatMap((branch) => textsOf(branch, node.type === 'plural' ? countOf(node) : counted))
}
