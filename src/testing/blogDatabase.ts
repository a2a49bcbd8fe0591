import { spyOn } from 'storybook/test'
import { visitCache } from '../features/blog/BlogQueries.tsx'
import type { PostSummary } from '../features/blog/posts.ts'
import type { Locale } from '../i18n/locales.ts'

const texts: Readonly<Record<Locale, readonly (readonly [title: string, description: string])[]>> = {
  en: [
    [
      'The arras contract: what ten percent binds',
      'About ten percent binds both sides. What the deposit contract says, what it costs to leave it, and which clause we ask for in every purchase that we accompany from the first offer to the notary and beyond.',
    ],
    [
      'Why the land registry comes first',
      'Four pages tell more than forty photographs: who owns the house, what it owes, and whether the pool was declared.',
    ],
    [
      'Rental licenses, place by place',
      'What may be let, for how long, and the question to ask before you look at a yield.',
    ],
    ['Finca on rural land', 'Fourteen thousand square meters, and what may stand on them.'],
  ],
  de: [
    [
      'Was das Grundbuch verrät',
      'Vier Seiten sagen mehr als vierzig Fotos: wem das Haus gehört, was darauf lastet und ob der Pool je gemeldet wurde.',
    ],
    [
      'Kaufnebenkosten auf Mallorca',
      'Was zum Preis hinzukommt, von der Grunderwerbsteuer bis zum Anwalt, an einem Beispiel gerechnet.',
    ],
  ],
}

/** Posts for stories, newest first. */
export const samplePosts = (locale: Locale): readonly PostSummary[] =>
  texts[locale].map(([title, description], at) => ({
    id: `${locale}-${at}`,
    title,
    slug: `${locale}-post-${at}`,
    description,
    createdAt: `2026-${String(10 - at).padStart(2, '0')}-02T09:00:00+00:00`,
    locale,
  }))

export const sampleText = `<p>Before the notary there is the <em>arras</em>: a private contract that takes the house off the market. See <a href="/en/mallorca-guide">our guide</a>.</p>
<h2>What it is</h2><p>About ten percent binds both sides. <strong>If you withdraw, you lose it</strong>; if the seller does, he returns it twice.</p>
<ul><li>The price, and what is included in it</li><li>The date of the notary’s appointment</li></ul>
<h2>What we ask for</h2><p>A clause for the military permit, where one is needed.</p><h3>Where that is</h3><p>Near the coast.</p>
<blockquote><p>Ten percent is a large sum to learn a word of Spanish with.</p></blockquote>
<h2>Who holds the money</h2><ol><li>The lawyer</li><li>On a client account</li></ol><h2>How it ends</h2><p>At the notary.</p>`

const rowOf = ({ description, createdAt, locale, ...post }: PostSummary) => ({
  ...post,
  meta_description: description,
  created_at: createdAt,
  language_code: locale,
  content_html: sampleText,
})

/** For `beforeEach`: mocks the database with these posts; without posts it never responds. */
export const blogDatabase = (posts?: readonly PostSummary[]) => (): void => {
  visitCache?.clear()
  const native = fetch
  spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/supabase/')) return native(input, init)
    if (posts === undefined) return new Promise<Response>(() => {})
    const slug = url.searchParams.get('slug')?.replace('eq.', '')
    return Response.json(posts.filter((post) => slug === undefined || post.slug === slug).map(rowOf))
  })
}
