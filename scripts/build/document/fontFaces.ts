type Face = { readonly rule: string; readonly covers: (character: string) => boolean }

const fontFace = /@font-face\s*\{[^}]*\}/g
const isWhole = (rule: string): boolean => /font-family:[^;}]* Whole"?[;}]/.test(rule)
/** Family and style, which a whole face shares with its subsets. */
const kindOf = (rule: string): string =>
  [/font-family:"?([^;}"]*?)(?: Whole)?"?[;}]/, /font-style:([^;}]*)/].map((part) => part.exec(rule)?.[1]).join()

/** A face without `unicode-range` has every character (developer.mozilla.org, unicode-range). */
function faceOf(rule: string): Face {
  const [, range] = /unicode-range:([^;}]*)/.exec(rule) ?? []
  if (range === undefined) return { rule, covers: () => true }
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  )
  const covers = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(([first, last]) => first <= code && code <= last)
  }
  return { rule, covers }
}

/**
 * The font faces of a stylesheet: subsets and fallbacks, which every page declares, and the whole faces behind them
 * (src/styles/fonts.ts), which only a text with rare characters needs.
 */
export function splitFaces(css: string) {
  const rules = css.match(fontFace) ?? []
  const usual = rules.filter((rule) => !isWhole(rule)).map(faceOf)
  const whole = rules.filter(isWhole).map(faceOf)
  /** The whole faces with characters of a text that the usual faces of their kind lack. */
  const wholeFor = (text: string): string => {
    const characters = [...new Set(text)]
    return whole
      .filter(({ rule, covers }) => {
        const same = usual.filter((face) => kindOf(face.rule) === kindOf(rule))
        return characters.some((character) => covers(character) && !same.some((face) => face.covers(character)))
      })
      .map(({ rule }) => rule)
      .join('')
  }
  const join = (faces: readonly Face[]): string => faces.map(({ rule }) => rule).join('')
  return { usual: join(usual), whole: join(whole), wholeFor, rules: css.replaceAll(fontFace, '') }
}
