import type { PGlite } from '@electric-sql/pglite'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowMethods, HttpError, sendJson } from './http.ts'

/** The table of the blog, the only one that is answered. */
const table = 'content_posts'

/**
 * Answers the reads that src/features/blog/postReader.ts makes, as PostgREST does: as the role `anon` in
 * a read-only transaction, so that grants and row-level security apply.
 * @param path what follows `/rest/v1/`: the table
 * @throws {HttpError} 400 naming what is not answered here, or the database's complaint
 */
export async function answerSelect(
  path: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  database: PGlite,
): Promise<void> {
  if (path !== table) throw new HttpError(404, { code: 'PGRST205', message: `Could not find the table ${path}` })
  allowMethods(request, 'GET')
  const { list, all, values, offset } = selectStatement(url.searchParams)
  const { json, count, total } = await database
    .transaction(async (transaction) => {
      await transaction.exec('set transaction read only; set local role anon')
      const { rows } = await transaction.query<Answer>(
        `select coalesce(json_agg(post), '[]')::text as json, count(*)::int as count,
          (select count(*)::int from (${all}) post) as total from (${list}) post`,
        [...values],
      )
      return rows[0] as Answer
    })
    .catch((error: unknown) => {
      throw asHttpError(error)
    })
  if (offset > 0 && offset >= total)
    throw new HttpError(416, { code: 'PGRST103', message: 'Requested range not satisfiable' })
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`
  sendJson(response, count < total ? 206 : 200, json, { 'content-range': `${range}/${total}` })
}

type Answer = { readonly json: string; readonly count: number; readonly total: number }

/** What is answered of a query. Nothing but these letters and digits becomes SQL; the slug is bound. */
const answered: Readonly<Record<string, RegExp>> = {
  select: /^(?:\*|[a-z_,]+)$/,
  slug: /^eq\./,
  order: /^[a-z_]+\.(?:asc|desc)(?:,[a-z_]+\.(?:asc|desc))*$/,
  limit: /^\d+$/,
  offset: /^\d+$/,
}

/** SQL of the rows that are asked for, and of all that the filter finds. */
function selectStatement(parameters: URLSearchParams) {
  for (const [name, value] of parameters)
    if (answered[name]?.test(value) !== true)
      throw new HttpError(400, {
        code: 'PGRST100',
        message: `The embedded backend does not answer ${name}=${value}`,
        hint: 'It answers the reads of src/features/blog/postReader.ts: extend scripts/serve/backend/postgrest.ts.',
      })
  const { select = '*', slug, order, limit, offset = '0' } = Object.fromEntries(parameters)
  const all = `select ${select} from public.${table}${slug === undefined ? '' : ' where slug = $1'}`
  const sorted = order === undefined ? '' : ` order by ${order.replaceAll('.', ' ')}`
  return {
    list: `${all}${sorted} limit ${limit ?? 'all'} offset ${offset}`,
    all,
    values: slug === undefined ? [] : [slug.slice('eq.'.length)],
    offset: Number(offset),
  }
}

/** A complaint of the database has PostgreSQL's code. */
const asHttpError = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? new HttpError(400, { code: error.code, message: error.message }) : error
