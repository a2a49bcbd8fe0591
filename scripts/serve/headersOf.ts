import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import fs from 'node:fs'
import path from 'node:path'

/**
 * What a host would send with an address of the site in `outDir`, read from its `_headers` file by Netlify's own parser.
 * A new build is noticed. A folder without that file has no headers.
 */
export function headersOf(outDir: string): (pathname: string) => Promise<Headers> {
  const file = path.join(outDir, '_headers')
  let read = { version: 0, rules: Promise.resolve<readonly Header[]>([]) }
  return async (pathname) => {
    const version = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (version !== read.version) read = { version, rules: parse(file) }
    const headers = new Headers()
    for (const { forRegExp, values } of await read.rules)
      if (forRegExp.test(pathname)) for (const [name, value] of Object.entries(values)) headers.set(name, value)
    return headers
  }
}

async function parse(file: string): Promise<readonly Header[]> {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return headers.filter((header) => 'forRegExp' in header)
}
