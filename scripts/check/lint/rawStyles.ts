import type { RuleTester } from 'oxlint/plugins-dev'

// Oxlint 1.89 exports no types for plugins but those of its tester.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type TemplateElement = Parameters<NonNullable<ReturnType<Rule['create']>['TemplateElement']>>[0]
type Node = TemplateElement['parent']

/**
 * Colors, font sizes and spacing come from `src/styles`. Raw, and refused in every other `.css.ts`, are a color (hex or a
 * function) and a length that is no proportion (`px`, `rem`, `pt` ...). The dimensions of a box stay with its composition.
 */
const color = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i
const length = /(?<![\w.])(?=[\d.]*[1-9])\d*\.?\d+(?:px|rem|pt|pc|mm|cm|in|q)(?!\w)/i
/** A mask has opacity only. */
const isFree = /^(?:min|max)?(?:width|height|inlineSize|blockSize)$|^flex(?:Basis)?$|^grid(?:Template|Auto)|^mask/i
/** vanilla-extract makes a number in these a length. */
const takesNumber =
  /^(?:fontSize|padding|margin|inset|gap|rowGap|columnGap|top|right|bottom|left|border\w*(?:Width|Radius))/

/** What is raw in a value of this property; an empty property is a constant, an argument or a key. */
function problemOf(property: string, value: string | number): 'color' | 'length' | undefined {
  if (isFree.test(property)) return undefined
  if (typeof value === 'number') return value !== 0 && takesNumber.test(property) ? 'length' : undefined
  if (color.test(value)) return 'color'
  return length.test(value) ? 'length' : undefined
}

/** Whether the node is a value, which an index (`vars.space[2]`) or a factor of a calculation is not. */
const isValue = ({ parent }: Node): boolean => parent?.type === 'Property' || parent?.type === 'UnaryExpression'

/** The property whose value contains the node. */
function propertyOf(node: Node): string {
  for (let at: Node = node; at.parent; at = at.parent) {
    const { parent } = at
    if (parent.type !== 'Property') continue
    if (parent.value !== at) return ''
    if (parent.key.type === 'Identifier' && !parent.computed) return parent.key.name
    return parent.key.type === 'Literal' ? String(parent.key.value) : ''
  }
  return ''
}

const noRawStyles: Rule = {
  meta: {
    type: 'problem',
    messages: {
      color: 'A raw color: use vars.color, or add it to src/styles/palette.ts.',
      length: 'A raw length: use vars.space or vars.size, or add it to src/styles/theme.css.ts.',
    },
  },
  create(context) {
    const check = (node: Node, value: unknown) => {
      if (typeof value !== 'string' && !(typeof value === 'number' && isValue(node))) return
      const messageId = problemOf(propertyOf(node), value)
      if (messageId !== undefined) context.report({ node, messageId })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    }
  },
}

const plugin = { meta: { name: 'styles' }, rules: { 'no-raw-styles': noRawStyles } }
export default plugin
