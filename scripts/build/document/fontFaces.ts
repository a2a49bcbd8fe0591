type Face = { readonly rule: string; readonly covers: (character: string) => boolean }

const fontFace = /@font-face\s*\{[^}]*\}/g
const isItalic = (rule: string): boolean => rule.includes('font-style:italic')
const join = (faces: readonly Face[]): string => faces.map(({ rule }) => rule).join('')
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

/** What React escapes in a text. */
const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
/** What a page shows: its text, and the attributes that browsers show. */
function textOf(body: string): string {
  const attributes = [...body.matchAll(/\s(?:alt|placeholder|value)="([^"]*)"/g)].map(([, value = '']) => value)
  return [...attributes, body.replaceAll(/<[^>]*>/g, '')]
    .join('')
    .replaceAll(/&(?:#\w+|\w+);/g, (entity) => escapes[entity] ?? '')
}
const italics = (body: string): string => (body.match(/<(em|i)\b.*?<\/\1>/gs) ?? []).join('')

/**
 * The font faces of a stylesheet: subsets and fallbacks, which every page declares, and the whole faces behind them
 * (src/styles/fonts.ts), which only a text with rare characters needs.
 */
export function splitFaces(css: string) {
  const rules = css.match(fontFace) ?? []
  const usual = rules.filter((rule) => !isWhole(rule)).map(faceOf)
  const whole = rules.filter(isWhole).map(faceOf)
  const sameKind = (rule: string) => usual.filter((face) => kindOf(face.rule) === kindOf(rule))
  /** The whole faces with characters of a page that the usual faces of their kind lack. */
  const wholeFor = (body: string): string => {
    const shown = new Set(textOf(body))
    const shownInItalics = new Set(textOf(italics(body)))
    const isNeeded = ({ rule, covers }: Face): boolean => {
      const same = sameKind(rule)
      const characters = isItalic(rule) ? shownInItalics : shown
      return [...characters].some((it) => covers(it) && !same.some((face) => face.covers(it)))
    }
    return join(whole.filter(isNeeded))
  }
  // A browser looks into the next family for what a face lacks: a range only chooses between faces of one family.
  const withoutRange = (face: Face): Face =>
    sameKind(face.rule).length === 1 ? { ...face, rule: face.rule.replace(/;unicode-range:[^;}]*/, '') } : face
  return {
    usual: join(usual.map(withoutRange)),
    whole: join(whole),
    wholeFor,
    rules: css.replaceAll(fontFace, ''),
  }
}
