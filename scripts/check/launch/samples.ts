import { problemOfSecret } from '../../../src/lib/supabaseKey.ts'

/** What resolves a finding, in the order in which `npm run check:launch` lists them. */
export const todos = {
  set: 'Set (.env, docs/operations.md)',
  replace: 'Replace',
  confirm: 'Confirm, then delete the note',
  prove: 'Prove, then delete the note',
} as const
export type Todo = keyof typeof todos

/** A finding that must be resolved before the launch. */
export type Finding = { readonly todo: Todo; readonly file: string; readonly line: number; readonly what: string }

/** Patterns of samples (docs/product.md, "Identity"), and their required replacements. */
const samples: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?:\/\/|@)[\w.-]+\.example\b/u, 'an address under .example, a domain that nobody can own'],
  [/\+?34 ?971 ?000 ?000/u, 'the sample telephone number'],
  [/\b(?:ES)?[A-Z]00000000\b/u, 'a sample tax number'],
  [/Tomo 0000|Folio 000\b|PM-00000/u, 'a sample entry of the commercial register'],
  [/Carrer de l.Exemple/u, 'the sample street'],
  [/\bname: ''/u, 'a founder without a name'],
  [/\bROAIIB 0000\b/u, 'a sample number of the register of real estate agents'],
  [/Proveïdor d.Exemple/u, 'a sample provider of a service'],
  [/\bRC-00000000\b|Asseguradora d.Exemple/u, 'a sample insurance'],
  [/AreSample\b.*= true/u, 'texts that are marked as samples are published'],
  [/lorem ipsum/iu, 'filler text'],
]

/** A note from the author of the line to the publisher. */
const note = /(?:\/\/|\/?\*|--|#\.?)\s*Before launch, (?<todo>replace|confirm|prove): (?<what>.+?)(?:\s*\*\/)?$/u

/** The samples and the notes of one file, in the order of its lines. Pure. */
export function findSamples(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((content, index): Finding[] => {
    const line = index + 1
    const left = note.exec(content)?.groups
    const found = samples.flatMap(([pattern, what]) => {
      const match = pattern.exec(content)?.[0]
      return match === undefined ? [] : [{ todo: 'replace' as const, file, line, what: `${what}: ${match.trim()}` }]
    })
    const secret = problemOfSecret(content)
    if (secret !== undefined) found.push({ todo: 'replace', file, line, what: `This file ${secret}` })
    return left === undefined ? found : [{ todo: left['todo'] as Todo, file, line, what: left['what'] ?? '' }, ...found]
  })
}
