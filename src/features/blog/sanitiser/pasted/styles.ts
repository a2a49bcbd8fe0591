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

const alignedAs = (value: string): Says => {
  return (element) => {
    const aligned = declared(element, 'vertical-align')
    return aligned === undefined || neutral.test(aligned) ? undefined : aligned === value
  }
}
export const isRaised = byNameOr(['sup'], alignedAs('super'))
export const isLowered = byNameOr(['sub'], alignedAs('sub'))
