import type { RuleTester } from 'oxlint/plugins-dev'

// Oxlint 1.89 exports no types for plugins but those of its tester.
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Visitor = ReturnType<Rule['create']>
type Element = Parameters<NonNullable<Visitor['JSXElement']>>[0]
type Parent = Element | Parameters<NonNullable<Visitor['JSXFragment']>>[0]
type Child = Element['children'][number]
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

/** Components that render text without an element around it. */
const textComponents = new Set(['Message', 'Trans'])

/** Elements whose content is text: what a component puts into them as `children` may be text. */
const textElements = new Set(['a', 'button', 'em', 'label', 'legend', 'p', 'span', 'strong', 'summary'])

const isNamed = (parent: Parent, names: ReadonlySet<string>): boolean =>
  parent.type === 'JSXElement' &&
  parent.openingElement.name.type === 'JSXIdentifier' &&
  names.has(parent.openingElement.name.name)
const isText = (element: Parent): boolean => isNamed(element, textComponents)
const containsText = (element: Parent): boolean => isNamed(element, textElements)

/** The values that a conditional expression may have; of `a && b` only `b`, because `false` renders nothing. */
function outcomes(expression: Expression): readonly Expression[] {
  if (expression.type === 'ConditionalExpression')
    return [...outcomes(expression.consequent), ...outcomes(expression.alternate)]
  if (expression.type !== 'LogicalExpression') return [expression]
  return expression.operator === '&&'
    ? outcomes(expression.right)
    : [...outcomes(expression.left), ...outcomes(expression.right)]
}

const isConditional = ({ type }: Expression): boolean =>
  type === 'ConditionalExpression' || type === 'LogicalExpression'

/** Whether an expression within `parent` renders elements or nothing, and no text of its own. */
function rendersElements(expression: Expression, parent: Parent): boolean {
  if (expression.type === 'JSXElement') return !isText(expression)
  // The children of a fragment are checked as such.
  if (expression.type === 'JSXFragment') return true
  if (expression.type === 'Literal') return expression.value === null || typeof expression.value === 'boolean'
  if (expression.type === 'Identifier')
    return expression.name === 'undefined' || (expression.name === 'children' && !containsText(parent))
  // A list of elements: its function is checked where it is written.
  if (expression.type === 'CallExpression')
    return expression.callee.type === 'MemberExpression' && /\.(?:map|flatMap)$/.test(nameOf(expression.callee))
  return false
}

const nameOf = ({ property }: Extract<Expression, { type: 'MemberExpression' }>): string =>
  property.type === 'Identifier' ? `.${property.name}` : ''

const isBlank = (child: Child): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

/**
 * Text that is rendered conditionally, or has a sibling that is, has an element of its own. Translators in browsers put text nodes
 * into `<font>` elements, where React cannot remove them or insert before them: https://github.com/facebook/react/issues/11538.
 */
const noTextBesideConditionals: Rule = {
  meta: {
    type: 'problem',
    messages: {
      text: 'Put this text into an element of its own: a translator in the browser moves it, and React then cannot change its siblings.',
    },
  },
  create(context) {
    const check = (parent: Parent) => {
      const rendered = parent.children.filter((child) => !isBlank(child))
      const conditionals = rendered.flatMap((child) =>
        child.type === 'JSXExpressionContainer' && isConditional(child.expression) ? [child.expression] : [],
      )
      for (const child of conditionals)
        for (const outcome of outcomes(child)) {
          const isComponentText = outcome.type === 'JSXElement' && isText(outcome)
          if (isComponentText || (rendered.length > 1 && !rendersElements(outcome, parent)))
            context.report({ node: outcome, messageId: 'text' })
        }
      if (conditionals.length === 0) return
      for (const child of rendered) {
        const isOther =
          child.type === 'JSXText' ||
          (child.type === 'JSXElement' && isText(child)) ||
          (child.type === 'JSXExpressionContainer' &&
            !isConditional(child.expression) &&
            !rendersElements(child.expression, parent))
        if (isOther) context.report({ node: child, messageId: 'text' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

const plugin = { meta: { name: 'translation' }, rules: { 'no-text-beside-conditionals': noTextBesideConditionals } }
export default plugin
