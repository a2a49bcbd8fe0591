import type { PGlite } from '@electric-sql/pglite'
import { locales } from '../../../src/i18n/locales.ts'

/** Replaces the posts of the seed with `count` copies of them, each with another text, an hour apart, in each language in turn. */
export async function copyPosts(database: Pick<PGlite, 'exec' | 'query'>, count: number): Promise<void> {
  await database.query(
    `insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at)
     select 'copy-' || n, title || ' ' || n, meta_description, language_code, content_html || '<p>' || n || '</p>',
       timestamptz '2026-11-01' - n * interval '1 hour'
     from generate_series(1, $1::int) n
     join (
       select *, row_number() over (partition by language_code order by slug) - 1 as place,
         count(*) over (partition by language_code) as originals
       from public.content_posts where published
     ) original on language_code = ($2::text[])[1 + n % cardinality($2::text[])]
       and place = n / cardinality($2::text[]) % originals`,
    [count, locales],
  )
  await database.exec(`delete from public.content_posts where slug not like 'copy-%'`)
}
