import type { Route } from '@playwright/test'
import type { Fault } from './faults.ts'

export const json =
  (body: string): Fault =>
  (route: Route) =>
    route.fulfill({ contentType: 'application/json', body })
/** A response with one post, whose columns can be overridden. */
export const row = (columns: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([
    {
      id: '1',
      title: 'A title',
      slug: 'a-title',
      meta_description: 'About it.',
      created_at: '2026-01-01T00:00:00Z',
      language_code: 'en',
      content_html: '<p>Text</p>',
      ...columns,
    },
  ])

/** Malformed responses, for the list and for a single post. */
export const hostilePosts: readonly Fault[] = [
  json('<!doctype html><h1>Sign in</h1>'),
  json('null'),
  json('[null]'),
  json('[[[]]]'),
  json('{"message":"no","length":1,"0":{}}'),
  json('[{"__proto__":{"id":"1","title":"Polluted","slug":"a"},"constructor":{"prototype":{}}}]'),
  json(row({ slug: '"><script>alert(1)</script>' })),
  json(row({ slug: '../../en/contact' })),
  json(row({ title: { toString: 'no function' } })),
  json(row({ title: 0 })),
  json(row({ created_at: 'yesterday' })),
  json(row({ language_code: '__proto__' })),
  json(row({ id: null, title: 'x'.repeat(1_000_000) })),
  json('[{"title":"cut off'),
]

/** Geolocation responses without a valid country. */
export const hostileCountries: readonly Fault[] = [
  json('null'),
  json('["DE"]'),
  json('{"country_code":{"toString":"DE","length":2}}'),
  json('{"__proto__":{"country_code":"DE"}}'),
  json('{"country_code":"DE<script>alert(1)</script>"}'),
  json('{"country_code":"DE\\n"}'),
  json('{"country_code":"de"}'),
  json('{"country_code":'),
]

/** Storage values left by an extension, an older version of the site or a visitor. */
export const hostileStorage: Readonly<Record<string, string>> = {
  'preferred-language': '"><script>alert(1)</script>',
  'draft-contact': '{"values":{"name":{"length":3},"__proto__":"x"},"step":0,"startedAt":0}',
  'draft-enquiry': '{"values":{},"step":1e9,"startedAt":1e300}',
  'lead-to-report': 'x'.repeat(100_000),
  'menu-hint-seen': 'true',
}
