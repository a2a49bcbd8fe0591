/** Characters that are never drawn: an edge and the digits 0 to 3. */
const edge = '\u2060'
const digits = ['\u2061', '\u2062', '\u2063', '\u2064']
const pattern = new RegExp(`${edge}([${digits.join('')}]+)${edge}`, 'gu')

/** Prefixes a message with its number in invisible characters, which identify it wherever the text is rendered. */
export function mark(text: string, number: number): string {
  const written = number.toString(digits.length).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
  return edge + written + edge + text
}

/** Numbers of the messages that a text is made of. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(pattern)].map(([, written = '']) =>
    Number.parseInt(
      written.replace(/./gu, (sign) => String(digits.indexOf(sign))),
      digits.length,
    ),
  )
