import type { PGlite } from '@electric-sql/pglite'

/** A row of `content_posts` that nobody wrote, for measuring the site with many of them. */
export type SyntheticPost = {
  readonly slug: string
  readonly title: string
  readonly meta_description: string
  readonly language_code: 'en' | 'de'
  readonly content_html: string
  readonly created_at: string
  readonly featured_image: string | null
}

type Vocabulary = {
  readonly words: readonly string[]
  readonly topics: readonly string[]
  readonly advertising: string
}

const vocabularies: Readonly<Record<SyntheticPost['language_code'], Vocabulary>> = {
  en: {
    words:
      'the a buyer seller notary deposit contract finca villa terrace valley harbour tax register price month lawyer survey view olive grove stone house island south west quiet garden pool licence rental yield mortgage bank visit offer viewing before after with without for of and but while usually rarely often costs takes needs shows means'.split(
        ' ',
      ),
    topics: ['Purchase costs', 'The deposit contract', 'Holiday licences', 'Living in the west', 'Renovating a finca'],
    advertising: 'Generated with Contentwriter',
  },
  de: {
    words:
      'der die das Käufer Verkäufer Notar Anzahlung Vertrag Finca Villa Terrasse Tal Hafen Steuer Grundbuch Preis Monat Anwältin Gutachten Blick Olivenhain Steinhaus Insel Süden Westen ruhig Garten Pool Lizenz Vermietung Rendite Hypothek Bank Besichtigung Angebot vor nach mit ohne für von und aber während meist selten oft kostet dauert braucht zeigt heißt'.split(
        ' ',
      ),
    topics: ['Kaufnebenkosten', 'Der Arras-Vertrag', 'Ferienlizenzen', 'Leben im Westen', 'Eine Finca sanieren'],
    advertising: 'Erstellt mit Contentwriter',
  },
}

const newest = Date.UTC(2026, 10, 1)
const between = 3 * 60 * 60 * 1000
const batchSize = 250

/** The first `count` posts, the same in every run: newest first, English and German in turn, 600 to 1,200 words each. */
export function* syntheticPosts(count: number): Generator<SyntheticPost> {
  for (let number = 0; number < count; number += 1) yield post(number)
}

/** Adds the posts to a database that has the table, in batches; those that it has already stay as they are. */
export async function insertSyntheticPosts(database: Pick<PGlite, 'query'>, count: number): Promise<void> {
  const insert = `
    insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, featured_image)
    select slug, title, meta_description, language_code, content_html, created_at, featured_image
    from jsonb_to_recordset($1::jsonb) as post (slug text, title text, meta_description text, language_code text,
      content_html text, created_at timestamptz, featured_image text)
    on conflict (slug) do nothing`
  let batch: SyntheticPost[] = []
  for (const one of syntheticPosts(count)) {
    batch.push(one)
    if (batch.length < batchSize) continue
    await database.query(insert, [JSON.stringify(batch)])
    batch = []
  }
  if (batch.length > 0) await database.query(insert, [JSON.stringify(batch)])
}

function post(number: number): SyntheticPost {
  const language = number % 2 === 0 ? 'en' : 'de'
  const { words, topics, advertising } = vocabularies[language]
  const random = generator(number + 1)
  const below = (limit: number): number => Math.floor(random() * limit)
  const phrase = (length: number): string =>
    Array.from({ length }, () => words[below(words.length)])
      .join(' ')
      .replace(/^./, (first) => first.toUpperCase())

  const title = `${topics[below(topics.length)]}: ${phrase(4)} (${number})`
  const picture = (): string =>
    `<p><img src="/social/default.jpg" alt="${phrase(5)}" width="800" style="float:left"></p>`
  const wanted = 600 + below(540)
  const parts = [`<h1>${title}</h1>`, `<p>${phrase(40)}.</p>`]
  for (let written = 40, section = 0; written < wanted; section += 1) {
    parts.push(
      `<h2 id="s${section}">${phrase(4)}</h2>`,
      `<p class="text" style="color:#333">${phrase(35)}. <b>${phrase(3)}</b>, ${phrase(15)}.&nbsp;</p>`,
      `<p>${phrase(25)} <a href="https://example.com/${below(99)}" target="_blank">${phrase(3)}</a> ${phrase(10)}.</p><p> </p>`,
    )
    written += 95
    if (section % 3 === 1) {
      parts.push(`<h3>${phrase(3)}</h3><ul><li>${phrase(8)}<li><i>${phrase(2)}</i> ${phrase(8)}</ul>`)
      written += 21
    }
    if (section % 4 === 2) parts.push(picture())
  }
  parts.push(`<p><a href="#s0">${phrase(2)}</a></p><p>${advertising}</p><script>track()</script>`)
  return {
    slug: `synthetic-${number}`,
    title,
    meta_description: `${phrase(18)}.`,
    language_code: language,
    content_html: parts.join('\n'),
    created_at: new Date(newest - number * between).toISOString(),
    featured_image: number % 3 === 0 ? `/social/default.jpg` : null,
  }
}

/** mulberry32: small, and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
