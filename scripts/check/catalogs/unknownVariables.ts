import fs from 'node:fs'
import path from 'node:path'
import { findFiles } from '../../build/findFiles.ts'
import type { SourceMessage } from './extraction.ts'
import { allNodes, readMessage } from './icu.ts'
import type { Facts } from './rules.ts'

/** The code of `src` without the texts in it. */
export const readCode = (root: string): string =>
  findFiles(root, 'src/**/*.{ts,tsx}', ['**/*.test.{ts,tsx}', '**/*.stories.tsx'])
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8').replaceAll(/`[^`]*`|'[^'\n]*'/g, ''))
    .join('\n')

const variablesOf = (text: string): readonly string[] => {
  const read = readMessage(text)
  if ('problem' in read) return []
  const named = allNodes(read.nodes).filter(({ type }) => type !== 'literal' && type !== 'pound' && type !== 'tag')
  return [...new Set(named.flatMap((node) => ('value' in node ? [node.value] : [])))]
}

/** Variables without a value, such as a misspelled one, at whose place visitors would read nothing: no fact and no name of the code. */
export const unknownVariables = (messages: readonly SourceMessage[], facts: Facts, code: string) =>
  messages.flatMap(({ msgid, places }) =>
    variablesOf(msgid)
      .filter((name) => !Object.hasOwn(facts, name) && !new RegExp(String.raw`\b${name}\b`).test(code))
      .flatMap((name) =>
        places.map((place) => ({
          ...place,
          message: msgid,
          sentence: `{${name}} has no value: visitors would read nothing in its place. src/content/formatFacts.ts has the names.`,
          kind: 'broken' as const,
        })),
      ),
  )
