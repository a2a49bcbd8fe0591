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
  const { accept = '', prefer = '' } = request.headers
  if (accept.includes('vnd.pgrst')) throw refused('single()')
  const isCounted = prefer.includes('count=exact')
  if (prefer.includes('count=') && !isCounted) throw refused('an estimated count')
  const { text, values, all, offset } = selectStatement(url.searchParams)
  try {
    const { json, count, total } = await database.transaction(async (transaction) => {
      await transaction.exec('set transaction read only; set local role anon')
      const list = `select coalesce(json_agg(post), '[]')::text as json, count(*)::int as count,
        ${isCounted ? `(select count(*)::int from (${all}) post)` : 'null'} as total from (${text}) post`
      const { rows } = await transaction.query<Answer>(list, [...values])
      return rows[0] ?? { json: '[]', count: 0, total: null }
    })
    if (total !== null && offset > 0 && offset >= total)
      throw new HttpError(416, { code: 'PGRST103', message: 'Requested range not satisfiable' })
    const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`
    sendJson(response, total !== null && count < total ? 206 : 200, json, {
      'content-range': `${range}/${total ?? '*'}`,
    })
  } catch (error) {
    throw asHttpError(error)
  }
}

type Answer = { readonly json: string; readonly count: number; readonly total: number | null }
type Statement = {
  readonly text: string
  readonly values: readonly string[]
  /** The statement without the part that is asked for, for the count. */
  readonly all: string
  readonly offset: number
}

/** SQL of `select`, `slug=eq.…`, `order`, `limit` and `offset`. Names are validated and quoted, the slug is bound. */
export function selectStatement(parameters: URLSearchParams): Statement {
  const clauses = { select: '*', order: '', limit: '', offset: '' }
  let slug: string | undefined
  for (const [name, value] of parameters) {
    if (name === 'select') clauses.select = value === '*' ? value : value.split(',').map(column).join(', ')
    else if (name === 'slug' && value.startsWith('eq.')) slug = value.slice('eq.'.length)
    else if (name === 'order') clauses.order = ` order by ${value.split(',').map(orderTerm).join(', ')}`
    else if ((name === 'limit' || name === 'offset') && /^\d{1,9}$/.test(value)) clauses[name] = ` ${name} ${value}`
    else throw refused(`${name}=${value}`)
  }
  const { select, order, limit, offset } = clauses
  const where = slug === undefined ? '' : ' where slug = $1'
  return {
    text: `select ${select} from public.${table}${where}${order}${limit}${offset}`,
    values: slug === undefined ? [] : [slug],
    all: `select 1 from public.${table}${where}`,
    offset: Number(offset.split(' ').at(-1)),
  }
}

function column(name: string): string {
  if (!/^[a-z_]+$/.test(name)) throw refused(`the column ${name}`)
  return `"${name}"`
}

function orderTerm(term: string): string {
  const [, name = '', direction] = /^([a-z_]+)\.(asc|desc)$/.exec(term) ?? []
  if (direction === undefined) throw refused(`the order ${term}`)
  return `${column(name)} ${direction}`
}

const refused = (what: string): HttpError =>
  new HttpError(400, {
    code: 'PGRST100',
    message: `The embedded backend does not answer ${what}`,
    hint: 'It answers the reads of src/features/blog/postReader.ts: extend scripts/serve/backend/postgrest.ts.',
  })

/** Classes 22 (data), 42 (names, rights) and 54 (limits) are the request's fault; any other error is the server's. */
function asHttpError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!(error instanceof Error) || !/^(?:22|42|54)/.test(code)) return error
  return new HttpError(400, { code, message: error.message })
}
