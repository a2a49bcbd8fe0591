import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCatalog } from './checkCatalogs.ts'

const quoted = (text: string): string => JSON.stringify(text)
/** What is wrong with a translation. */
const sentences = (english: string, german: string): string[] =>
  checkCatalog(
    'de',
    Buffer.from(`#: src/pages/About/copy.ts\nmsgid ${quoted(english)}\nmsgstr ${quoted(german)}\n`),
  ).map(({ sentence }) => sentence)

const english = 'We read every listing, and <em>send</em> you the few that fit, {name}.'
const german = 'Wir lesen jedes Inserat, und wir <em>schicken</em> Ihnen, {name}, was für Sie passt.'
/** Places between the letters of the translation, outside of tags and braces. */
const places = Array.from(german.matchAll(/(?<=\p{L})(?=\p{L})(?![^<]*>|[^{]*\})/gu), ({ index }) => index)
const inserted = (at: number, sign: string): string => german.slice(0, at) + sign + german.slice(at)

test('the translation that the following change passes', () => {
  expect(sentences(english, german)).toEqual([])
})

const invisible = [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x202a, 0x202e, 0x2060, 0x2066, 0xfe0f, 0xfeff]

test.each<[string, RegExp, readonly string[]]>([
  ['an invisible mark', /invisible mark \(U\+[\dA-F]{4}\)/, invisible.map((code) => String.fromCodePoint(code))],
  ['a mark of the preview', /invisible marks of the preview/, ['\u2061', '\u2064']],
  ['a code of HTML', /is HTML/, ['&amp;', '&nbsp;', '&#39;', '&#x27;', '&bdquo;', '&uuml;', '&lt;br&gt;', '&amp;amp;']],
  ['a letter of another script or a wide sign', /only looks like a sign/, ['а', 'е', 'о', 'α', 'Ａ', '＜', '，']],
  ['a letter of two characters', /consist of two characters/, ['a\u0308', 'e\u0301', 'n\u0303']],
])('%s is refused anywhere in a translation', (_, expected, signs) => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom(...signs), (at, sign) => {
      expect(sentences(english, inserted(at, sign)).join()).toMatch(expected)
    }),
  )
})

test('no mark of the English text is refused', () => {
  expect(sentences('Sóller &\u00A0Deià &amp; {name}\u2060', 'Sóller &\u00A0Deià &amp; {name}\u2060')).toEqual([])
})

test('a soft hyphen in a long word, and a word joiner after a hyphen, are typography', () => {
  expect(sentences('Certificate', 'Bewohnbarkeits\u00ADbescheinigung')).toEqual([])
  expect(sentences('{n} times', '{n}-\u2060mal')).toEqual([])
})

describe('a plural', () => {
  const count = (one: string, other: string): string => `{weeks, plural, one {${one}} other {${other}}} left`
  const word = fc.constantFrom('', ' Woche', ' in {town}', ' <em>bald</em>')

  test('has in each branch the number and the values of its English branch', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom('one', 'other'), (start, end, branch) => {
        const text = `${start}#${end}`
        const lacking = `${start} ein paar${end}`
        const [one, other] = branch === 'one' ? [lacking, text] : [text, lacking]
        expect(sentences(count(text, text), count(text, text))).toEqual([])
        expect(sentences(count(text, text), count(one, other)).join()).toContain(
          `The branch “${branch}” of {weeks} lacks #`,
        )
      }),
    )
  })

  test('may say a number in words where the English does', () => {
    expect(sentences(count('a week', '# weeks'), count('eine Woche', '# Wochen'))).toEqual([])
    expect(sentences(count('a week', '# weeks'), count('# Woche', '{weeks} Wochen'))).toEqual([])
  })

  test('may be added where German has one', () => {
    expect(sentences('{minutes}-minute read', '{minutes, plural, one {# Minute} other {# Minuten}} Lesezeit')).toEqual(
      [],
    )
  })

  test('inside a choice is looked at in each of its branches', () => {
    const text = (lot: string) => `{kind, select, plot {${lot}} other {{lots, plural, one {# Haus} other {# Häuser}}}}`
    const plural = '{lots, plural, one {# Grundstück} other {# Grundstücke}}'
    expect(sentences(text(plural), text(plural))).toEqual([])
    expect(sentences(text(plural), text(plural.replace('# Grundstücke', 'Grundstücke'))).join()).toContain(
      'The branch “plot” of {kind} and “other” of {lots} lacks #',
    )
  })
})
