const names =
  'amp & lt < gt > quot " apos \' euro € ndash – mdash — hellip … lsquo ‘ rsquo ’ ldquo “ rdquo ” sbquo ‚ bdquo „ laquo « raquo » ' +
  'auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß'
const named = new Map([...names.matchAll(/(\w+) (\S)/g)].map(([, name, character]) => [name, character]))
named.set('nbsp', ' ')

/** Reads, once, the character references of a text that a tool has escaped as HTML: "Buying &amp; selling". */
export const plainText = (escaped: string): string =>
  escaped.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (it, decimal, hexadecimal, name) => {
    if (name !== undefined) return named.get(name) ?? it
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : it
  })
