import type { RuleTester } from 'oxlint/plugins-dev'

// Oxlint 1.89 exports no types for plugins but those of its tester.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visitor = ReturnType<Rule['create']>
type Element = Parameters<NonNullable<Visitor['JSXElement']>>[0]
type Parent = Element | Parameters<NonNullable<Visitor['JSXFragment']>>[0]
type Child = Element['children'][number]
type Node = Child | Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

/** Components that render text without an element around it. */
const textComponents = ['Message', 'Trans']
/** Elements whose content is text: what a component puts into them as `children` may be text. */
const textElements = ['a', 'button', 'em', 'label', 'legend', 'p', 'span', 'strong', 'summary']

const isNamed = (parent: Parent, names: readonly string[]): boolean =>
  parent.type === 'JSXElement' &&
  parent.openingElement.name.type === 'JSXIdentifier' &&
  names.includes(parent.openingElement.name.name)

/** The values that a conditional expression may have; of `a && b` only `b`, because `false` renders nothing. */
function outcomes(node: Node): readonly Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes)
  if (node.type !== 'LogicalExpression') return [node]
  return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(outcomes)
}

/** Whether a node within `parent` may render text without an element around it. */
function rendersText(node: Node, parent: Parent): boolean {
  if (node.type === 'JSXElement') return isNamed(node, textComponents)
  // The children of a fragment are checked as such.
  if (node.type === 'JSXFragment') return false
  if (node.type === 'Literal') return node.value !== null && typeof node.value !== 'boolean'
  if (node.type === 'Identifier')
    return node.name !== 'undefined' && (node.name !== 'children' || isNamed(parent, textElements))
  // A list of elements: its function is checked where it is written.
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return true
  const { property } = node.callee
  return property.type !== 'Identifier' || !/^(?:map|flatMap)$/.test(property.name)
}

const isBlank = (child: Child): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

/**
 * Text that is rendered conditionally, or has a sibling that is, has an element of its own. Translators in browsers put text nodes
 * into `<font>` elements, where React cannot remove them or insert before them: https://github.com/facebook/react/issues/11538.
 */
const noTextNextToConditionals: Rule = {
  meta: {
    type: 'problem',
    messages: {
      text: 'Put this text into an element of its own: a translator in the browser moves it, and React then cannot change its siblings.',
    },
  },
  create(context) {
    const check = (parent: Parent) => {
      const nodes = parent.children
        .filter((child) => !isBlank(child))
        .map((child) => (child.type === 'JSXExpressionContainer' ? child.expression : child))
      if (!nodes.some(({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression')) return
      for (const outcome of nodes.flatMap(outcomes)) {
        // React changes a text that is the only child in place, but not that of a component.
        const isAlone = nodes.length === 1 && outcome.type !== 'JSXElement'
        if (!isAlone && rendersText(outcome, parent)) context.report({ node: outcome, messageId: 'text' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

const plugin = { meta: { name: 'translation' }, rules: { 'no-text-next-to-conditionals': noTextNextToConditionals } }
export default plugin
