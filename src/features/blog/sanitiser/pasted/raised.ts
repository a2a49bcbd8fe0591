import { textsIn, unwrap } from './nodes.ts'
import { isLowered, isRaised, styled } from './styles.ts'

const pairs = (from: string, to: string): readonly (readonly [string, string])[] => {
  const targets = Array.from(to)
  return Array.from(from).map((character, at) => [character, targets[at] ?? character] as const)
}
const signs = '0123456789+-−–=()'
const raisedSigns = new Map(pairs(signs, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾'))
/** A single letter: the ordinals of Spanish ("1ª", "nº"), an exponent, or the mark of a note. */
const raisedLetters = new Map(pairs('abcdefghijklmnoprstuvwxyz', 'ªᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿºᵖʳˢᵗᵘᵛʷˣʸᶻ'))
const raisedWords = new Map([
  ['TM', '™'],
  ['SM', '℠'],
])
const loweredSigns = new Map(pairs(`${signs}aehijklmnoprstuvx`, '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'))

const replaceAll = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => by.get(character) ?? character).join('')

/** "€1,500,000" with a raised 1 would read as €1,500,0001. Words such as "st" and "er" read the same on the line. */
function raised(text: string, whole: string): string {
  if (/\d/.test(whole)) return replaceAll(text, raisedSigns)
  return replaceAll(text, whole.length === 1 ? raisedLetters : new Map()).replace(
    /TM|SM/,
    (it) => raisedWords.get(it) ?? it,
  )
}

function lowered(text: string, whole: string): string {
  const isComplete = Array.from(whole).every((character) => loweredSigns.has(character))
  return isComplete || /\d/.test(whole) ? replaceAll(text, loweredSigns) : text
}

/** An article has no tags for raised and lowered text: figures and letters that look so take their place. */
export function readRaised(article: Element): void {
  for (const element of article.querySelectorAll(`sup, sub, ${styled}`)) {
    const write = isRaised(element) === true ? raised : isLowered(element) === true ? lowered : undefined
    if (write !== undefined) {
      const whole = element.textContent.trim()
      for (const text of textsIn(element)) {
        const written = write(text.data, whole)
        if (written !== text.data) text.data = written
      }
    }
    if (element.matches('sup, sub')) unwrap(element)
  }
}
