import type { AggregateRating, Review, Thing } from 'schema-dts'
import { reviews as allReviews, type Review as ReviewData } from '../../content/reviews.ts'
import { addressOf, graphIds, type GraphContext } from '../../seo/structuredData.ts'

type Context = Pick<GraphContext, 'origin' | 'route'>

/** The highest rating. */
const bestRating = 5
/** Reviews on the page (docs/product.md, "Structured data"). */
const reviewCount = 5
/** The reviews are written in English on every page. */
const language = 'en-US'
/** Name of a review's note about the purchase. */
const purchaseNote = 'Property Purchased'

/** The first reviews of the agency and the aggregate rating of all. An aggregate of none is no rating. */
export function clientStoriesStructuredData(context: Context, reviews: readonly ReviewData[] = allReviews): Thing[] {
  if (reviews.length === 0) return []
  return [aggregateRating(context, reviews), ...reviews.slice(0, reviewCount).map((data) => review(context, data))]
}

function aggregateRating({ origin }: Context, reviews: readonly ReviewData[]): AggregateRating {
  return {
    '@type': 'AggregateRating',
    '@id': `${origin}/#rating`,
    itemReviewed: { '@id': graphIds(origin).organization },
    ratingValue: reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
    bestRating,
    reviewCount: reviews.length,
  }
}

function review(context: Context, { id, author, rating, body, datePublished, propertyPurchased }: ReviewData): Review {
  const { property, area, price } = propertyPurchased
  return {
    '@type': 'Review',
    '@id': `${context.origin}/#review-${id}`,
    itemReviewed: { '@id': graphIds(context.origin).organization },
    isPartOf: { '@id': `${addressOf(context)}#page` },
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
    reviewBody: body,
    inLanguage: language,
    datePublished,
    about: {
      '@type': 'Accommodation',
      name: property,
      containedInPlace: { '@type': 'Place', name: area },
      additionalProperty: { '@type': 'PropertyValue', name: purchaseNote, value: price, unitText: 'EUR' },
    },
  }
}
