import { describe, expect, test } from 'vitest'
import { company } from '../content/company.ts'
import { openingHours } from '../content/reach.ts'
import { i18nWith } from '../i18n/instances.ts'
import { translatePlain } from '../i18n/useMessage.ts'
import { findRoute, manifest } from '../routing/manifest.ts'
import { catalogs } from '../testing/catalogs.ts'
import { graphIds, organization, pageGraph, website, type GraphContext } from './structuredData.ts'

type Node = Readonly<Record<string, unknown>>
const origin = 'https://www.roqueta.example'

function contextOf(path: string): GraphContext {
  const route = findRoute(path)
  const locale = route?.locale ?? 'en'
  const i18n = i18nWith(locale, catalogs[locale])
  return {
    origin,
    route,
    page: route?.page ?? 'notFound',
    locale,
    translate: (message, values = {}) => translatePlain(i18n, message, values),
    title: 'Title',
    description: 'Description',
  }
}
const nodesOf = (path: string): readonly Node[] => {
  const graph = pageGraph(contextOf(path), []) as unknown as { '@graph': readonly Node[] }
  return graph['@graph']
}
const nodeOf = (path: string, type: string): Node => nodesOf(path).find((node) => node['@type'] === type) ?? {}

/** Every `{ "@id": … }` that refers to a node, at any depth. */
function references(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first?.[0] === '@id') return [String(first[1])]
  return entries.flatMap(([, part]) => references(part))
}

describe('the graph of a page', () => {
  test.each(manifest.map(({ path }) => path))('%s is one connected graph', (path) => {
    const nodes = nodesOf(path)
    const ids = nodes.map((node) => String(node['@id']))
    expect(new Set(ids).size).toBe(nodes.length)
    for (const id of ids) expect(id).toMatch(/^https:\/\/www\.roqueta\.example\/.*#\w+$/)
    for (const target of references(nodes)) expect(ids).toContain(target)
  })

  test('names the agency and the website by the same ids on every page', () => {
    expect(graphIds(origin)).toMatchObject({
      organization: `${origin}/#organization`,
      website: `${origin}/#website`,
    })
    for (const { path } of manifest) {
      expect(nodeOf(path, 'RealEstateAgent')['@id']).toBe(graphIds(origin).organization)
      expect(nodeOf(path, 'WebSite')['@id']).toBe(graphIds(origin).website)
    }
  })

  test('has a node for the page with its address and its language', () => {
    expect(nodeOf('/de/ueber-uns', 'AboutPage')).toMatchObject({
      '@id': `${origin}/de/ueber-uns#page`,
      url: `${origin}/de/ueber-uns`,
      inLanguage: 'de-DE',
    })
    expect(nodeOf('/en/contact', 'ContactPage')['@id']).toBe(`${origin}/en/contact#page`)
  })

  test('has the breadcrumbs that the reader sees', () => {
    const { itemListElement } = nodeOf('/de/leistungen/ki-suche', 'BreadcrumbList')
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Startseite', item: `${origin}/de` },
      { '@type': 'ListItem', position: 2, name: 'Leistungen', item: `${origin}/de/leistungen` },
      { '@type': 'ListItem', position: 3, name: 'Immobiliensuche', item: `${origin}/de/leistungen/ki-suche` },
    ])
  })
})

test('the agency has the specified address, hours and currencies', () => {
  expect(organization(contextOf('/en'))).toMatchObject({
    address: { postalCode: company.address.postalCode, addressLocality: company.address.town },
    currenciesAccepted: 'EUR, USD',
    knowsLanguage: ['en-US', 'de-DE'],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...openingHours.weekdays },
      { dayOfWeek: 'Saturday', ...openingHours.saturday },
    ],
  })
})

test('the site search leads to the guide in the language of the page', () => {
  expect(website(contextOf('/de'))).toMatchObject({
    potentialAction: { target: { urlTemplate: `${origin}/de/mallorca-ratgeber?search={search_term_string}` } },
  })
})
