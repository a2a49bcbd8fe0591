import fs from 'node:fs'
import { targetOf } from './page.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

export const structuredData: Rule = ({ html }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const graph = parseJson(script.textContent)
    if (graph === undefined) return ['has structured data that is not JSON']
    // Without it, the data are words that nobody defined.
    if (!isObject(graph) || graph['@context'] !== 'https://schema.org')
      return ['has structured data whose @context is not https://schema.org']
    const nodes = valuesIn(graph)
      .filter(isObject)
      .filter((it) => typeof it['@id'] === 'string')
    // A node with an @id and more is a definition; one with nothing but an @id is a reference.
    const defined = new Set(nodes.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']))
    return nodes
      .filter((node) => !defined.has(node['@id']))
      .map((node) => `refers to ${String(node['@id'])} in its structured data, which is not there`)
  })

/** Addresses of the site that structured data names must be pages or files of it. */
export const structuredAddresses: Rule = ({ html }, { outDir, origin }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const texts = valuesIn(parseJson(script.textContent)).filter((value) => typeof value === 'string')
    const addresses = new Set(texts.filter((text) => text.startsWith(`${origin}/`)))
    return [...addresses].flatMap((address) => {
      const { pathname } = new URL(address)
      const exists = fs.existsSync(targetOf(outDir, pathname))
      return when(!exists, `names ${address} in its structured data, which does not exist`)
    })
  })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A value of JSON and everything in it. */
const valuesIn = (value: unknown): unknown[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(valuesIn)] : [value]

/** The value of a JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
