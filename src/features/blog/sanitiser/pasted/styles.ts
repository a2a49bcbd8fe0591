/** The attribute in which an article's styles are read (purifier.ts renames them before the article is parsed). */
export const pastedStyle = 'data-pasted-style'

/** Selector of the elements with a style. */
export const styled = `[${pastedStyle}]`

/** The declared value of a property, in lower case. */
export function declared(element: Element, property: string): string | undefined {
  const style = element.getAttribute(pastedStyle)
  if (style === null) return undefined
  const values = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    return name === property
      ? [
          declaration
            .slice(colon + 1)
            .replace(/!\s*important/i, '')
            .trim()
            .toLowerCase(),
        ]
      : []
  })
  return values.at(-1)
}

/** Whether an element switches a format on or off for its text; undefined if it says nothing about it. */
type Says = (element: Element) => boolean | undefined

const neutral = /^(?:inherit|unset|initial|revert)$/

/** An element of some names has a format, unless its style says otherwise. */
const byNameOr =
  (names: readonly string[], style: Says): Says =>
  (element) =>
    style(element) ?? (names.includes(element.localName) ? true : undefined)

/** The format of a font: by its own property, or by the shorthand. */
const ofFont =
  (property: string, on: RegExp, off: RegExp): Says =>
  (element) => {
    const value = declared(element, property) ?? declared(element, 'font')
    if (value === undefined || neutral.test(value)) return undefined
    if (on.test(value)) return true
    return off.test(value) ? false : undefined
  }

export const boldNames = ['b', 'strong'] as const
export const isBold = byNameOr(
  boldNames,
  ofFont('font-weight', /(?:^|\s)(?:bold|bolder|[6-9]\d\d|1000)(?:\s|$)/, /^(?:normal|lighter|[1-5]\d\d)$/),
)

export const italicNames = ['i', 'em'] as const
export const isItalic = byNameOr(italicNames, ofFont('font-style', /(?:^|\s)(?:italic|oblique)(?:\s|$)/, /^normal$/))

export const struckNames = ['del', 's', 'strike'] as const
export const isStruck = byNameOr(struckNames, (element) => {
  const lines = `${declared(element, 'text-decoration') ?? ''} ${declared(element, 'text-decoration-line') ?? ''}`
  if (lines.includes('line-through')) return true
  return lines.includes('none') ? false : undefined
})

/** How far a text is above the line: a positive length, `super`, or Word's own property; negative below it. */
function height(element: Element): number | undefined {
  const aligned = declared(element, 'vertical-align') ?? declared(element, 'mso-text-raise')
  if (aligned === undefined || neutral.test(aligned)) return undefined
  if (aligned === 'super' || aligned === 'sub') return aligned === 'super' ? 1 : -1
  return /^-?[\d.]+(?:px|pt|em|ex|rem|%)$/.test(aligned) ? Number.parseFloat(aligned) : 0
}

const ifSaid = (test: (height: number) => boolean): Says => {
  return (element) => {
    const above = height(element)
    return above === undefined ? undefined : test(above)
  }
}
export const isRaised = byNameOr(
  ['sup'],
  ifSaid((above) => above > 0),
)
export const isLowered = byNameOr(
  ['sub'],
  ifSaid((above) => above < 0),
)
