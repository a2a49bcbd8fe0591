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
    const nodes = valuesIn(graph).filter(hasId)
    // A node with an @id and more is a definition; one with nothing but an @id is a reference.
    const defined = new Set(nodes.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']))
    return nodes
      .filter((node) => !defined.has(node['@id']))
      .map((node) => `refers to ${node['@id']} in its structured data, which is not there`)
  })

/** Without it, the data are words that nobody defined. */
const vocabulary = 'https://schema.org'
const isSchemaOrg = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '@context' in data && data['@context'] === vocabulary

/** Addresses of the site that structured data names must be pages or files of it. */
export const structuredAddresses: Rule = ({ html }, { outDir, origin }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const texts = valuesIn(parseJson(script.textContent)).filter((value) => typeof value === 'string')
    const addresses = new Set(texts.filter((text) => text.startsWith(`${origin}/`)))
    return [...addresses].flatMap((address) => {
      const { pathname } = new URL(address)
      const route = routeOf(pathname)
      const file = route === undefined ? path.join(outDir, pathname) : fileOf(outDir, route)
      const exists = pathname === '/' || fs.existsSync(file)
      return when(!exists, `names ${address} in its structured data, which does not exist`)
    })
  })

/** A value of JSON and everything in it. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(valuesIn)] : [value]

const hasId = (value: unknown): value is { readonly '@id': string } =>
  typeof value === 'object' && value !== null && '@id' in value && typeof value['@id'] === 'string'

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
