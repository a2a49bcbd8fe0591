import { origin, plantedPage, plantedPost } from './goodSite.ts'
import type { RuleName } from './rules.ts'

export type Fault = {
  readonly from: string | RegExp
  readonly to: string
  /** The rule's message, or its beginning. */
  readonly complaint: string
  /** The page of the good site that has the fault. */
  readonly page: string
}

const fault = (from: Fault['from'], to: string, complaint: string, page = plantedPage): Fault => ({
  from,
  to,
  complaint,
  page,
})

/** At least one fault for each rule and each of its messages. */
export const faults: Readonly<Record<RuleName, readonly [Fault, ...Fault[]]>> = {
  language: [fault('lang="de"', 'lang="en"', 'has lang="en", expected "de"')],
  charset: [fault('<head>', `<head><!--${'x'.repeat(1024)}-->`, 'names its encoding after the first 1024 bytes')],
  uniqueTexts: [
    fault('A title for de:about', 'A title for en:about', 'shares its title "A title for en:about'),
    fault('de:about description', 'en:about description', 'shares its description'),
  ],
  textLengths: [
    fault('A title for de:about', 'Oh', 'has a title of 2 characters, which should be 5 to 50'),
    fault('A title for de:about', 'A title for de:about'.padEnd(51), 'has a title of 51 characters'),
    fault(/name="description" content="[^"]*"/, 'name="description" content="Short"', 'has a description of 5 char'),
    fault('name="description" content="', `name="description" content="${'x'.repeat(156)}`, 'has a description of 27'),
  ],
  canonical: [
    fault(`rel="canonical" href="${origin}${plantedPage}"`, 'rel="canonical" href="/de"', 'has the canonical /de'),
    fault('rel="canonical"', 'rel="other"', 'has the canonical none'),
    fault('<link rel="canonical"', '<link rel="canonical" href="/en"><link rel="canonical"', 'has the canonical /en, '),
  ],
  alternates: [
    fault('hreflang="x-default"', 'hreflang="fr"', 'has the alternates'),
    fault(/<link rel="alternate" hreflang="en"[^>]*>/, '', 'has the alternates [de '),
  ],
  openGraph: [
    fault('content="de_DE"', 'content="de_AT"', 'has a wrong og:locale'),
    fault('content="en_US"', 'content="en_GB"', 'has wrong og:locale:alternate'),
    fault(`"og:url" content="${origin}${plantedPage}"`, '"og:url" content="/"', 'has a wrong og:url'),
    fault('<meta property="og:title" content="t">', '', 'has no og:title'),
    fault('<meta property="og:description" content="d">', '', 'has no og:description'),
    fault('<meta property="og:type" content="website">', '', 'has no og:type'),
    fault('<meta property="og:image:alt" content="t">', '', 'has no og:image:alt'),
    fault('/social/de/ueber-uns.jpg', '/social/en/about.jpg', 'has the social image'),
    fault(/<meta property="og:image"[^>]*>/, '', 'has the social image , expected its own'),
    fault(/(?<=og:image" content=")[^"]*/, '/a.jpg', 'has a social image without an address: /a.jpg', plantedPost),
    fault(/(?<=og:image" content=")[^"]*/, `${origin}/a.jpg`, 'has a social image that is not there', plantedPost),
  ],
  links: [
    fault('href="/en/about#two"', 'href="/en/nowhere"', 'links to /en/nowhere, which does not exist'),
    fault('href="/en/about#two"', 'href="about"', 'links to about, which does not exist'),
    fault('href="/en/about#two"', 'href="/en/about/"', 'links to /en/about/ with a trailing slash'),
    fault('href="#two"', 'href="#three"', 'links to #three, which is not on the page'),
    fault('href="/en/about#two"', 'href="/en/about#three"', 'links to /en/about#three, and that page has no #three'),
  ],
  https: [
    fault('href="/en/about#two"', 'href="http://a.org/"', 'has an address without https: a href http://a.org/'),
    fault('src="/a.jpg"', 'src="http://a.org/a.jpg"', 'has an address without https: img src http://a.org/a.jpg'),
    fault('src="/a.jpg"', 'srcset="/a.jpg 1x, http://a.org/b.jpg 2x"', 'has an address without https: img srcset http'),
    fault(/(?<=og:image" content=")https/, 'http', 'has an address without https: meta content http'),
  ],
  images: [
    fault(' width="1"', '', 'has an image without size: /a.jpg'),
    fault(' height="1"', '', 'has an image without size: /a.jpg'),
  ],
  structuredData: [
    fault('{"@context"', '{@context', 'has structured data that is not JSON'),
    fault('"https://schema.org"', '"https://example.org"', 'has structured data whose @context is not https://schema'),
    fault('"part":{"@id":"#a"}', '"part":{"@id":"#c"}', 'refers to #c in its structured data, which is not there'),
  ],
  structuredAddresses: [
    fault(
      '"name":"A"',
      `"url":"${origin}/en/nowhere"`,
      `names ${origin}/en/nowhere in its structured data, which does`,
    ),
  ],
  code: [
    fault('</body>', '<script>1</script></body>', 'has an inline script'),
    fault('</head>', '<style>p{}</style></head>', 'has an inline style sheet'),
    fault('<h1>', '<h1 style="color:red">', 'has a style attribute: h1'),
    fault('<h1>', '<h1 onclick="go()">', 'has an event handler: h1 onclick'),
    fault('href="#two"', 'href="javascript:go()"', 'has a javascript: address: a href'),
    fault('</head>', '<link rel="modulepreload" href="/a.js"></head>', 'preloads a module ahead of the page'),
  ],
  languagePurity: [
    // A phrase of the other catalog, across markup.
    fault(
      '<h1>One</h1>',
      '<h1>One <b>Open a chat to call, write or visit us</b></h1><p>Mallorca: Map of <em>Mallorca</em> in six regions</p>',
      'is in de, but says "Map of Mallorca in six regions"',
    ),
    // A short label of it.
    fault('alt=""', 'alt="Purchase price"', 'is in de, but says "Purchase price"'),
    // A sentence that no catalog has.
    fault(
      '"name":"A"',
      '"name":"Whoever reads this is one of our visitors"',
      'is in de, but says "Whoever reads this is one of our visitors"',
    ),
    fault('<h1>', '<h1 title="Karte von Mallorca in sechs Regionen">', 'is in en, but says "Karte von', '/en/about'),
  ],
}
