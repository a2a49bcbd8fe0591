import { array, assert, constantFrom, nat, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { cleanEmail, cleanText, cleanValue, latinNumber } from './typedText.ts'

const address = 'anna.berg+villa@mail.example.co.uk'

test.each([
  `mailto:${address}`,
  `MAILTO:${address}?subject=A%20finca`,
  `${address}.`,
  `${address},`,
  `mailto:%20${address}`,
  `<mailto:${address}>`,
  `E-Mail: ${address}`,
  `<${address}>`,
  `Anna Berg <${address}>;`,
  `„${address}“`,
  `(${address})`,
  `Anna Berg (${address})`,
  `Anna Berg [mailto:${address}]`,
  `[${address}](mailto:${address})`,
  `* ${address}…`,
  `${address}、`,
  `\u00A0${address}\n`,
  address.replaceAll('.', '．').replace('@', '＠'),
  address.replaceAll('.', '。'),
])('%j is an address and what was copied with it', (pasted) => {
  expect(cleanEmail(pasted)).toBe(address)
})

/** Every character that is not seen, and no space: https://www.unicode.org/reports/tr44/ */
const invisible = Array.from({ length: 0x1_10_00 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/u.test(character),
)
const anywhere = array(tuple(constantFrom(...invisible), nat({ max: address.length })))

test('a value and an address have no invisible characters, wherever they were pasted', () => {
  assert(
    property(anywhere, (marks) => {
      let pasted = address
      for (const [mark, at] of marks) pasted = pasted.slice(0, at) + mark + pasted.slice(at)
      expect([cleanValue(pasted), cleanEmail(pasted)]).toEqual([address, address])
    }),
  )
})

test('an address that is none stays what was typed', () => {
  for (const text of ['anna', 'anna@', 'a@b@example.com', 'anna berg@example.com', 'anna@example.com\nb@example.com']) {
    expect(cleanEmail(text)).toBe(text)
  }
})

test('a text loses its invisible characters, and keeps the joiners of emoji and of Persian', () => {
  expect(cleanText('\u202A+49 30\u00A01234\u202C ')).toBe('+49 30\u00A01234')
  expect(cleanText('\u200B\u2060\uFEFF')).toBe('')
  expect(cleanText('\u3164\u034F\u0002')).toBe('')
  expect(cleanText('👩‍👩‍👧 می‌خواهم')).toBe('👩‍👩‍👧 می‌خواهم')
})

test('a number is read in each script that has decimal digits', () => {
  const digits = '0123456789'
  const scripts = Intl.supportedValuesOf('numberingSystem').map((name) =>
    Array.from(digits, (digit) => new Intl.NumberFormat('en', { numberingSystem: name }).format(Number(digit))).join(
      '',
    ),
  )
  const decimal = scripts.filter((script) => /^\p{Nd}{10}$/u.test(script))
  expect(decimal.length).toBeGreaterThan(50)
  for (const script of decimal) expect(latinNumber(script)).toBe(digits)
  expect(latinNumber('\u0661\u066C\u0662\u0665\u0660\u066B\u0665')).toBe('1,250.5')
})
