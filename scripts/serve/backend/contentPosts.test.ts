import type { PGlite } from '@electric-sql/pglite'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPostgres } from './database.ts'

/** Roles and default privileges of a Supabase project, as of the time when it granted everything to everybody. */
const supabaseRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`
const migrations = path.resolve(import.meta.dirname, '../../../supabase/migrations')
const columns = `slug, title, meta_description, language_code, content_html`
const posts = `
  insert into public.content_posts (${columns}, created_at, published) values
    ('arras', 'Arras', 'Ten per cent', 'en', '<p>One</p>', '2026-01-01', true),
    ('zweite', 'Zwei', 'Süden', 'de', '<p>Zwei</p>', '2026-02-01', true),
    ('draft-1', 'Secret', 'Hidden', 'en', '<p>Draft</p>', '2026-04-01', false);
  analyze public.content_posts;
`

async function migrated(roles = 'select'): Promise<PGlite> {
  const database = await createPostgres()
  const files = fs.readdirSync(migrations).toSorted()
  for (const sql of [roles, ...files.map((file) => fs.readFileSync(path.join(migrations, file), 'utf8')), posts])
    await database.exec(sql)
  return database
}

describe.each([
  ['without roles', 'select'],
  ['with the roles and default privileges of Supabase', supabaseRoles],
])('the table of posts, %s', (_, roles) => {
  let database: PGlite
  beforeAll(async () => {
    database = await migrated(roles)
  }, 60_000)

  const rows = async (sql: string) => (await database.query(sql)).rows
  /** What a role gets, in a transaction that is rolled back. */
  const as = async (role: string, ...statements: readonly string[]) => {
    await database.exec(`begin; set local role ${role}`)
    try {
      let result: unknown
      for (const sql of statements) result = await rows(sql)
      return result
    } finally {
      await database.exec('rollback')
    }
  }

  describe.each(['anon', 'authenticated'])('%s', (role) => {
    test('has one privilege, to select', async () => {
      const all = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain']
      const granted = await rows(
        `select privilege from unnest(array['${all.join("','")}']) privilege
         where has_table_privilege('${role}', 'public.content_posts', privilege)`,
      )
      expect(granted).toEqual([{ privilege: 'select' }])
      const others = `has_schema_privilege('${role}', 'public', 'create') as create,
        has_function_privilege('${role}', 'public.note_content_post_update()', 'execute') as execute,
        (select rolsuper or rolbypassrls from pg_roles where rolname = '${role}') as bypass`
      expect(await rows(`select ${others}`)).toEqual([{ create: false, execute: false, bypass: false }])
    })

    test.each([
      ['the list', `select slug from public.content_posts order by created_at desc`, ['zweite', 'arras']],
      ['the draft by its slug', `select slug from public.content_posts where slug = 'draft-1'`, []],
      ['what is unpublished', `select slug from public.content_posts where not published`, []],
      [
        'a condition that fails on the draft',
        `select slug from public.content_posts where 1 / (length(slug) - 7) > 5`,
        [],
      ],
      ['the planner’s statistics', `select tablename as slug from pg_stats where tablename = 'content_posts'`, []],
    ])('reads published posts only: %s', async (_name, sql, slugs) => {
      expect(await as(role, sql)).toEqual(slugs.map((slug) => ({ slug })))
    })
  })

  test.skipIf(roles !== supabaseRoles)('the editors’ role reads and writes everything', async () => {
    const written = await as(
      'service_role',
      `update public.content_posts set title = 'New'`,
      `delete from public.content_posts where slug = 'arras'`,
      `insert into public.content_posts (${columns}) values ('mine', 'M', 'M', 'en', 'M')`,
      'select slug from public.content_posts order by slug',
    )
    expect(written).toEqual(['draft-1', 'mine', 'zweite'].map((slug) => ({ slug })))
  })
})

test('a slug names one post; a change is dated, writing the same again is none', async () => {
  const database = await migrated()
  await expect(
    database.exec(`insert into public.content_posts (${columns}) values ('arras', 'M', 'M', 'en', 'M')`),
  ).rejects.toMatchObject({ code: '23505' })
  await database.exec(`alter table public.content_posts disable trigger note_update;
    update public.content_posts set updated_at = '2001-01-01';
    alter table public.content_posts enable trigger note_update;
    update public.content_posts set title = title;
    update public.content_posts set title = 'New', updated_at = '1999-01-01' where slug = 'arras'`)
  const { rows } = await database.query(`select slug from public.content_posts where updated_at > '2001-01-01'`)
  expect(rows).toEqual([{ slug: 'arras' }])
}, 60_000)

test('a draft is dated by its first publishing, unless its editor dates it', async () => {
  const database = await migrated()
  const publish = (slug: string, changes = '') =>
    database.exec(`update public.content_posts set published = true ${changes} where slug = '${slug}'`)
  await database.exec(`insert into public.content_posts (${columns}, created_at, published) values
    ('draft-2', 'D', 'D', 'en', 'D', '2026-04-01', false), ('old', 'O', 'O', 'en', 'O', '2026-03-01', true)`)
  await publish('draft-1')
  await publish('draft-2', `, created_at = '2026-05-01'`)
  await database.exec(`update public.content_posts set published = false where slug <> 'draft-1'`)
  for (const slug of ['draft-2', 'old', 'arras']) await publish(slug, `, title = 'New'`)
  const { rows } = await database.query<{ slug: string; day: string }>(`select slug,
    case when created_at > now() - interval '1 hour' then 'today' else created_at::date::text end as day
    from public.content_posts where published`)
  expect(Object.fromEntries(rows.map(({ slug, day }) => [slug, day]))).toEqual({
    'draft-1': 'today',
    'draft-2': '2026-05-01',
    old: '2026-03-01',
    arras: '2026-01-01',
  })
}, 60_000)
