/** Something that must not go live as it is. */
export type Finding = { readonly file: string; readonly line: number; readonly what: string }

/** What a sample looks like (decisions, "Identity"), and what has to come instead. */
const samples: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?:\/\/|@)[\w.-]+\.example\b/u, 'an address under .example, a domain that nobody can own'],
  [/\+?34 ?971 ?000 ?000/u, 'the sample telephone number'],
  [/\b(?:ES)?[A-Z]00000000\b/u, 'a sample tax number'],
  [/Tomo 0000|Folio 000\b|PM-00000/u, 'a sample entry of the commercial register'],
  [/Carrer de l.Exemple/u, 'the sample street'],
  [/AreSample\b.*= true/u, 'texts that are marked as samples are published'],
  [/lorem ipsum/iu, 'filler text'],
]

/** A note that the one who wrote the line left for the one who publishes it. */
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
