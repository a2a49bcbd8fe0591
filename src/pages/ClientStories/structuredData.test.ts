import { expect, test } from 'vitest'
import { reviews } from '../../content/reviews.ts'
import { findRoute } from '../../routing/manifest.ts'
import { clientStoriesStructuredData } from './structuredData.ts'

const context = { origin: 'https://site.example', route: findRoute('/en/client-stories') }

test('the aggregate of all reviews comes first, then five of them', () => {
  const [rating, ...nodes] = clientStoriesStructuredData(context)
  expect(rating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 5, reviewCount: reviews.length })
  expect(nodes).toHaveLength(5)
})

test('every node is about the agency, and every review belongs to the page', () => {
  const [rating, ...nodes] = clientStoriesStructuredData(context)
  const itemReviewed = { '@id': 'https://site.example/#organization' }
  expect(rating).toMatchObject({ itemReviewed })
  for (const node of nodes)
    expect(node).toMatchObject({
      itemReviewed,
      isPartOf: { '@id': 'https://site.example/en/client-stories#page' },
      author: { name: expect.stringMatching(/USA$/) },
      about: { additionalProperty: { name: 'Property Purchased' } },
    })
})

test('without reviews there is no rating either', () => {
  expect(clientStoriesStructuredData(context, [])).toEqual([])
})
