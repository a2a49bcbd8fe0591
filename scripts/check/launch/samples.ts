/** A finding that must be resolved before the launch. */
export type Finding = { readonly file: string; readonly line: number; readonly what: string }

/** Patterns of samples (docs/product.md, "Identity"), and their required replacements. */
const samples: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?:\/\/|@)[\w.-]+\.example\b/u, 'an address under .example, a domain that nobody can own'],
  [/\+?34 ?971 ?000 ?000/u, 'the sample telephone number'],
  [/\b(?:ES)?[A-Z]00000000\b/u, 'a sample tax number'],
  [/Tomo 0000|Folio 000\b|PM-00000/u, 'a sample entry of the commercial register'],
  [/Carrer de l.Exemple/u, 'the sample street'],
  [/\bname: ''/u, 'a founder without a name'],
  [/\bROAIIB 0000\b/u, 'a sample number of the register of real-estate agents'],
  [/\bRC-00000000\b|Asseguradora d.Exemple/u, 'a sample insurance'],
  [/AreSample\b.*= true/u, 'texts that are marked as samples are published'],
  [/lorem ipsum/iu, 'filler text'],
]

/** A note from the author of the line to the publisher. */
const note = /(?:\/\/|\/?\*|--|#\.?)\s*Before launch: (?<what>.+?)(?:\s*\*\/)?$/u

/** The samples and the notes of one file, in the order of its lines. Pure. */
export function findSamples(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1
    const left = note.exec(content)?.groups?.['what']
    const found = samples.flatMap(([pattern, what]) => {
      const match = pattern.exec(content)?.[0]
      return match === undefined ? [] : [{ file, line, what: `${what}: ${match.trim()}` }]
    })
    return left === undefined ? found : [{ file, line, what: left }, ...found]
  })
}
