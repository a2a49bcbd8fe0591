import fs from 'node:fs'
import path from 'node:path'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import { fileOf } from './page.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

export const structuredData: Rule = ({ html }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const graph = parseJson(script.textContent)
    if (graph === undefined) return ['has structured data that is not JSON']
    if (!isSchemaOrg(graph)) return [`has structured data whose @context is not ${vocabulary}`]
    const ids = new Set<string>()
    const references: string[] = []
    collectIds(graph, ids, references)
    return references
      .filter((id) => !ids.has(id))
      .map((id) => `refers to ${id} in its structured data, which is not there`)
  })

/** Without it, the data are words that nobody defined. */
const vocabulary = 'https://schema.org'
const isSchemaOrg = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '@context' in data && data['@context'] === vocabulary

/** Addresses of the site that structured data names must be pages or files of it. */
export const structuredAddresses: Rule = ({ html }, { outDir, origin }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const addresses = new Set(stringsIn(parseJson(script.textContent)).filter((text) => text.startsWith(`${origin}/`)))
    return [...addresses].flatMap((address) => {
      const { pathname } = new URL(address)
      const route = routeOf(pathname)
      const file = route === undefined ? path.join(outDir, pathname) : fileOf(outDir, route)
      const exists = pathname === '/' || fs.existsSync(file)
      return when(!exists, `names ${address} in its structured data, which does not exist`)
    })
  })

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A node with an @id and more is a definition; one with nothing but an @id is a reference. */
function collectIds(value: unknown, ids: Set<string>, references: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && '@id' in value && typeof value['@id'] === 'string') {
    if (Object.keys(value).length > 1) ids.add(value['@id'])
    else references.push(value['@id'])
  }
  for (const part of Object.values(value)) collectIds(part, ids, references)
}
