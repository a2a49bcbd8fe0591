import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { locales } from '../../../src/i18n/locales.ts'
import { embedded } from '../../../src/lib/env.ts'
import { startServer } from '../../serve/serve.ts'

/**
 * `npm run bench:blog -- [count …]` prerenders the site with each number of posts, by default 0 and 500, and prints time and
 * memory. It leaves the last build in dist/: run `npm run build` afterwards.
 */
const wanted = process.argv.slice(2).map(Number)
const memoryLimits = packageJson.scripts.build.match(/--max-\S+/g) ?? []
/** A module that prints what its process has used: microseconds and kilobytes. */
const usage = 'data:text/javascript,process.on("exit", () => console.log(JSON.stringify(process.resourceUsage())))'

/** Copies the posts of the seed, an hour apart, in each language in turn; each copy has another text. */
const copyPosts = `
  insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at)
  select 'copy-' || n, title || ' ' || n, meta_description, language_code, content_html || '<p>' || n || '</p>',
    timestamptz '2026-11-01' - n * interval '1 hour'
  from generate_series(1, $1::int) n
  cross join lateral (
    select * from public.content_posts
    where published and language_code = ($2::text[])[1 + n % cardinality($2::text[])]
    order by md5(slug || n) limit 1
  ) original`

const rows = []
for (const posts of wanted.length > 0 ? wanted : [0, 500]) {
  const server = await startServer({ outDir: null })
  await server.database.query(copyPosts, [posts, locales])
  await server.database.exec(`delete from public.content_posts where slug not like 'copy-%'`)
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...memoryLimits, '--import', usage, 'scripts/build/build.ts'],
    { env: { ...process.env, VITE_SUPABASE_URL: server.url + embedded.supabase }, maxBuffer: Infinity },
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  await server.close()
  const used = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage
  rows.push({
    posts,
    pages: fs.globSync('dist/**/*.html').length,
    seconds,
    cpuSeconds: Math.round((used.userCPUTime + used.systemCPUTime) / 1e6),
    peakMB: Math.round(used.maxRSS / 1000),
  })
}
console.table(rows)
