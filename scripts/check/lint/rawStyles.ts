import type { RuleTester } from 'oxlint/plugins-dev'

// Oxlint 1.89 exports no types for plugins but those of its tester.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type TemplateElement = Parameters<NonNullable<ReturnType<Rule['create']>['TemplateElement']>>[0]
type Node = TemplateElement['parent']

/**
 * Colors, font sizes and spacing come from `src/styles`. Raw, and refused in every other `.css.ts`, are
 *
 * - a color: hex, a color function (`rgb()`, `oklch()` ...) or, in a property that takes one, a common name. System colors,
 *   `transparent` and `currentColor` are no colors of ours; a mask has opacity only;
 * - a font size: any length or percentage in `fontSize`;
 * - spacing (padding, margin, gap, inset, scroll margins): a number but 0, and any length but a proportion of the
 *   element's own text or container (`em`, `%`);
 * - an absolute length (`px`, `rem`, `pt` ...) anywhere else, a border or a constant for instance.
 *
 * The dimensions of a box (width, height, grid tracks) stay with its composition, in any unit.
 */
const colorFunction = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i
const length = (units: string) => new RegExp(`(?<![\\w.])(?=[\\d.]*[1-9])\\d*\\.?\\d+(?:${units})(?![\\w])`, 'i')
const absolute = length('px|rem|pt|pc|mm|cm|in|q')
const anyLength = length('[a-z]+|%')
/** Any length but a proportion of the element's own text or container. */
const spacingLength = length('(?!em\\b|fr\\b|deg\\b)[a-z]+')
const named =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|orange|gold|yellow|green|navy|blue|purple|pink|brown)(?![\w-])/i

const isColor = /color$|^background|^border|^outline|^(?:fill|stroke)$|shadow$|^textDecoration|^columnRule/i
const isSpacing =
  /^(?:padding|margin|scrollPadding|scrollMargin|inset|gap$|rowGap$|columnGap$|top$|right$|bottom$|left$)/
const isEdge = /^border\w*(?:Width|Radius)$|^outline(?:Width|Offset)$/
const isDimension = /^(?:min|max)?(?:width|height|inlineSize|blockSize)$|^flex(?:Basis)?$|^grid(?:Template|Auto)/i

/** What is raw in a value of this property; an empty property is a constant, an argument or a key. */
function problemOf(property: string, value: string | number): string | undefined {
  if (typeof value === 'number') {
    if (value === 0) return undefined
    if (property === 'fontSize') return 'fontSize'
    if (isSpacing.test(property)) return 'spacing'
    return isEdge.test(property) ? 'length' : undefined
  }
  if (property.startsWith('mask')) return undefined
  if (colorFunction.test(value) || (isColor.test(property) && named.test(value))) return 'color'
  if (property === 'fontSize') return anyLength.test(value) ? 'fontSize' : undefined
  if (isSpacing.test(property)) return spacingLength.test(value) ? 'spacing' : undefined
  return !isDimension.test(property) && absolute.test(value) ? 'length' : undefined
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
      fontSize: 'A raw font size: use vars.size, or add it to src/styles/theme.css.ts.',
      spacing: 'Raw spacing: use vars.space, or add it to src/styles/theme.css.ts.',
      length: 'A raw length: use vars, or add it to src/styles.',
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
