import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError, sendJson } from './http.ts'
import { selectStatement, type Selection, type Statement } from './selectStatement.ts'

type Answer = { readonly json: string; readonly first: string | null; readonly rows: number; readonly total?: number }

/** Values are bound as the text they came as; the database, not the client library, reads them. */
const asText: Record<number, (value: unknown) => string> = new Proxy({}, { get: () => String })

/**
 * Answers supabase-js's selects as PostgREST does, as the role `anon` in a read-only transaction.
 * @param path what follows `/rest/v1/`: the table
 */
export async function answerSelect(
  path: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  database: PGlite,
): Promise<void> {
  if (!/^[a-z_]\w*$/i.test(path)) throw notFound(path)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw readOnly(path)
  const selection = selectStatement(path, url.searchParams)
  const wantsCount = /\bcount=(?:exact|planned|estimated)\b/.test(String(request.headers['prefer'] ?? ''))
  const answer = await run(database, path, selection, wantsCount)
  if (request.headers.accept?.includes('application/vnd.pgrst.object') === true) {
    if (answer.rows !== 1 || answer.first === null) throw notOneRow(answer.rows)
    return sendJson(response, 200, answer.first)
  }
  const { rows, total } = answer
  const range = rows === 0 ? '*' : `${selection.offset}-${selection.offset + rows - 1}`
  const isPart = total !== undefined && rows < total
  sendJson(response, isPart ? 206 : 200, answer.json, { 'content-range': `${range}/${total ?? '*'}` })
}

async function run(database: PGlite, table: string, { rows, count }: Selection, wantsCount: boolean): Promise<Answer> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.exec('set transaction read only; set local role anon')
      const total = wantsCount ? (await query<{ total: number }>(transaction, count))?.total : undefined
      const text = `select coalesce(json_agg(t), '[]')::text as json, (json_agg(t) -> 0)::text as first, count(*)::int as rows from (${rows.text}) t`
      const answer = await query<Answer>(transaction, { text, values: rows.values })
      if (answer === undefined) throw new Error('An aggregate has no row.')
      return total === undefined ? answer : { ...answer, total }
    })
  } catch (error) {
    throw asHttpError(error, table)
  }
}

async function query<Row>(transaction: Transaction, { text, values }: Statement): Promise<Row | undefined> {
  return (await transaction.query<Row>(text, [...values], { serializers: asText })).rows[0]
}

/** A database error as PostgREST reports it; anything else is not the client's fault and passes through. */
function asHttpError(error: unknown, table: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const { code, message } = error
  if (code === '42P01') return notFound(table)
  // Internal errors and a database that has run out of something.
  if (/^(?:XX|53|57|58)/.test(code)) return error
  const text = (name: 'detail' | 'hint'): string | null => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : null
  }
  return new HttpError(code === '42501' ? 401 : 400, { code, message, details: text('detail'), hint: text('hint') })
}

const notFound = (table: string): HttpError =>
  new HttpError(404, {
    code: 'PGRST205',
    message: `Could not find the table 'public.${table}' in the schema cache`,
    details: null,
    hint: null,
  })

/** What `anon` is told on the real service, where no grant lets it write. */
const readOnly = (table: string): HttpError =>
  new HttpError(401, {
    code: '42501',
    message: `permission denied for table ${table}`,
    details: null,
    hint: 'Visitors only read. Write with SQL: supabase/seed.sql, or the Supabase dashboard of the real site.',
  })

const notOneRow = (rows: number): HttpError =>
  new HttpError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
    hint: null,
  })
