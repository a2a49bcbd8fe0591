import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgres } from './database.ts'
import {
  findStockPostgres,
  startStockPostgres,
  whyNoStockPostgres,
  type RunningPostgres,
} from './fixtures/stockPostgres.ts'

/** What the tests need of either database. */
type Database = {
  /** SQL that makes the rest of a transaction a role's. */
  readonly become: (role: string) => string
  readonly run: (sql: string) => Promise<unknown>
  readonly rows: (sql: string, values?: readonly string[]) => Promise<unknown[]>
}

const stock = findStockPostgres()
let server: RunningPostgres | undefined
beforeAll(async () => {
  if (stock !== undefined) server = await startStockPostgres(stock)
}, 120_000)
afterAll(async () => server?.stop(), 60_000)

async function embedded(): Promise<Database> {
  const database = await createPostgres()
  const rows = async (sql: string, values: readonly string[] = []) => (await database.query(sql, [...values])).rows
  // Its session has one user for good, so the role could be left again: `escapes` are for the other one.
  return { become: (role) => `set local role ${role}`, run: (sql) => database.exec(sql), rows }
}

async function stockDatabase(name: string): Promise<Database> {
  if (server === undefined) throw new Error('The stock PostgreSQL has not been started.')
  const client = await server.createDatabase(`content_posts_${name}`)
  const rows = async (sql: string, values: readonly string[] = []) =>
    (await client.query<object>(sql, [...values])).rows
  return { become: (role) => `set local session authorization ${role}`, run: (sql) => client.query(sql), rows }
}

/** Roles and default privileges of a Supabase project, as of the time when it granted everything to everybody. */
const supabaseRoles = `
  do $$
  declare role_name text;
  begin
    foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin noinherit', role_name);
      end if;
    end loop;
    alter role service_role bypassrls;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`

const migrations = path.resolve(import.meta.dirname, '../../../supabase/migrations')
const sqlFiles = fs
  .readdirSync(migrations)
  .toSorted()
  .map((name) => path.join(migrations, name))

const posts = `
  insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, published) values
    ('arras', 'Arras', 'Ten per cent', 'en', '<p>One</p>', '2026-01-01', true),
    ('zweite', 'Zwei', 'Süden', 'de', '<p>Zwei</p>', '2026-02-01', true),
    ('draft-1', 'Secret', 'Hidden', 'en', '<p>Draft</p>', '2026-04-01', false);
  analyze public.content_posts;
`

const columns = `slug, title, meta_description, language_code, content_html`
const denied = '42501'

/** Each is tried as a visitor's role; none may do anything. */
const writes: readonly (readonly [string, string])[] = [
  ['insert', `insert into public.content_posts (${columns}) values ('mine', 'M', 'M', 'en', 'M')`],
  [
    'insert unpublished',
    `insert into public.content_posts (${columns}, published) values ('mine', 'M', 'M', 'en', 'M', false)`,
  ],
  [
    'upsert',
    `insert into public.content_posts (${columns}) values ('arras', 'M', 'M', 'en', 'M') on conflict (slug) do update set title = 'M'`,
  ],
  ['update', `update public.content_posts set title = 'Mine'`],
  ['publish', `update public.content_posts set published = true where slug = 'draft-1'`],
  ['update nothing', `update public.content_posts set title = title where false`],
  ['delete', `delete from public.content_posts`],
  ['merge', `merge into public.content_posts p using (values (1)) v on true when matched then delete`],
  ['truncate', `truncate public.content_posts`],
  ['lock rows', `select * from public.content_posts for update`],
  ['lock the table', `lock table public.content_posts in access exclusive mode`],
  ['load from a program', `copy public.content_posts (slug) from program 'true'`],
  ['save to a file', `copy public.content_posts to '/nowhere/posts'`],
  ['add a column', `alter table public.content_posts add mine text`],
  ['switch row-level security off', `alter table public.content_posts disable row level security`],
  ['add a policy', `create policy mine on public.content_posts using (true)`],
  ['change the policy', `alter policy "Visitors read published posts" on public.content_posts using (true)`],
  [
    'add a trigger',
    `create trigger mine before insert on public.content_posts execute function suppress_redundant_updates_trigger()`,
  ],
  ['switch the trigger off', `alter table public.content_posts disable trigger all`],
  ['add an index', `create index on public.content_posts (title)`],
  ['drop the table', `drop table public.content_posts`],
  ['create a table', `create table public.mine (id int)`],
  ['create a view', `create view public.mine as select * from public.content_posts`],
  ['create a function', `create function public.mine() returns int language sql as 'select 1'`],
  ['create a schema', `create schema mine`],
  ['create a role', `create role mine`],
  ['call the trigger’s function', `select public.note_content_post_update()`],
  ['read passwords', `select * from pg_authid`],
  ['read a file', `select pg_read_file('/etc/passwd')`],
]

const escapes: readonly (readonly [string, string])[] = [
  [
    'become the owner',
    `do $$ begin execute format('set role %I', (select tableowner from pg_tables where tablename = 'content_posts')); end $$`,
  ],
  ['become the other visitor’s role', `set role authenticated; set role anon`],
]

/** Each is tried as a visitor's role, and finds what it may and nothing of the draft. */
const reads: readonly (readonly [string, string, readonly unknown[]])[] = [
  [
    'the list',
    `select slug from public.content_posts order by created_at desc`,
    [{ slug: 'zweite' }, { slug: 'arras' }],
  ],
  ['one post', `select content_html from public.content_posts where slug = 'arras'`, [{ content_html: '<p>One</p>' }]],
  ['the draft by its slug', `select * from public.content_posts where slug = 'draft-1'`, []],
  ['whatever is unpublished', `select * from public.content_posts where not published`, []],
  ['how many there are', `select count(*)::int as n from public.content_posts`, [{ n: 2 }]],
  ['a condition that fails on the draft', `select slug from public.content_posts where 1 / (length(slug) - 7) > 5`, []],
  ['the planner’s statistics', `select * from pg_stats where tablename = 'content_posts'`, []],
]

const embeddedName = 'the embedded PostgreSQL'
const engines = [
  { engine: embeddedName, isThere: true, open: embedded },
  { engine: 'a stock PostgreSQL', isThere: stock !== undefined, open: stockDatabase },
]
const situations = [
  { situation: 'without roles', name: 'bare', roles: 'select' },
  { situation: 'with the roles and default privileges of Supabase', name: 'supabase', roles: supabaseRoles },
]

for (const { engine, isThere, open } of engines) {
  for (const { situation, name, roles } of situations) {
    describe.skipIf(!isThere)(`${engine}, ${situation}${isThere ? '' : ` (skipped: ${whyNoStockPostgres})`}`, () => {
      let database: Database
      beforeAll(async () => {
        database = await open(name)
        await database.run(roles)
        for (const file of sqlFiles) await database.run(fs.readFileSync(file, 'utf8'))
        await database.run(posts)
      }, 120_000)

      const undone = async <Result>(first: string, act: () => Promise<Result>): Promise<Result> => {
        await database.run(`begin; ${first}`)
        try {
          return await act()
        } finally {
          await database.run('rollback')
        }
      }
      const as = <Result>(role: string, act: () => Promise<Result>): Promise<Result> =>
        undone(database.become(role), act)

      describe.each(['anon', 'authenticated'])('%s', (role) => {
        test.each(reads)('reads: %s', async (_, sql, expected) => {
          expect(await as(role, () => database.rows(sql))).toEqual(expected)
        })

        test.each(engine === embeddedName ? writes : [...writes, ...escapes])('may not %s', async (_, sql) => {
          await expect(as(role, () => database.run(sql))).rejects.toMatchObject({ code: denied })
        })
      })

      test('the list is read in the order of its index', async () => {
        const plan = await as('anon', async () => {
          await database.run(
            'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
          )
          return database.rows('explain select slug from public.content_posts order by created_at desc')
        })
        expect(JSON.stringify(plan)).toContain('Index Scan using content_posts_newest_first')
      })

      test.skipIf(name === 'bare')('the editors’ role reads and writes everything', async () => {
        const written = await as('service_role', async () => {
          await database.run(
            `update public.content_posts set title = 'New'; delete from public.content_posts where slug = 'arras'`,
          )
          await database.run(`insert into public.content_posts (${columns}) values ('mine', 'M', 'M', 'en', 'M')`)
          return database.rows('select slug, published from public.content_posts order by slug')
        })
        expect(written).toEqual([
          { slug: 'draft-1', published: false },
          { slug: 'mine', published: true },
          { slug: 'zweite', published: true },
        ])
      })

      test('a change is dated, writing the same again is none', async () => {
        const longAgo = `alter table public.content_posts disable trigger note_update;
          update public.content_posts set updated_at = '2001-01-01';
          alter table public.content_posts enable trigger note_update`
        const changed = `select slug from public.content_posts where updated_at > '2001-01-01' order by slug`
        await undone(longAgo, async () => {
          await database.run(`update public.content_posts set title = title`)
          expect(await database.rows(changed)).toEqual([])
          await database.run(
            `update public.content_posts set title = 'New', updated_at = '1999-01-01' where slug = 'arras'`,
          )
          expect(await database.rows(changed)).toEqual([{ slug: 'arras' }])
        })
      })

      const row = { slug: 's', title: 'T', meta_description: 'M', language_code: 'en', content_html: '<p>H</p>' }
      test.each([
        ['a slug that exists', { slug: 'arras' }, '23505'],
        ['a slug that is no part of an address', { slug: 'A b' }, '23514'],
        ['another language', { language_code: 'fr' }, '23514'],
        ['an empty title', { title: ' ' }, '23514'],
        ['an empty description', { meta_description: '' }, '23514'],
        ['an empty text', { content_html: '' }, '23514'],
        ['an empty picture', { featured_image: '' }, '23514'],
      ])('refuses %s', async (_, wrong, code) => {
        const values = { ...row, ...wrong }
        const numbers = Object.keys(values).map((_name, index) => `$${index + 1}`)
        const sql = `insert into public.content_posts (${Object.keys(values).join()}) values (${numbers.join()})`
        await expect(database.rows(sql, Object.values(values))).rejects.toMatchObject({ code })
      })
    })
  }
}
