import { HttpError } from './http.ts'

/** SQL with its bound values, all of them text: the database reads each as the type of its column. */
export type Statement = { readonly text: string; readonly values: readonly string[] }
export type Selection = { readonly rows: Statement; readonly count: Statement; readonly offset: number }

const comparisons: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
}
const states = new Set(['null', 'not_null', 'true', 'false', 'unknown'])
const unsupported = new Set(['and', 'or', 'not.and', 'not.or', 'columns', 'on_conflict'])

/** Answered as PostgREST answers a query that it cannot parse. */
const parseError = (message: string): HttpError =>
  new HttpError(400, {
    code: 'PGRST100',
    message,
    details: null,
    hint: 'See scripts/serve/backend/README.md for what is answered.',
  })

function identifier(name: string): string {
  if (!/^[a-z_]\w*$/i.test(name)) throw parseError(`"${name}" is not a column name`)
  return `"${name}"`
}

/**
 * Translates the query string that supabase-js sends for a select into SQL. Names are validated and quoted; every
 * value is bound.
 * @throws {HttpError} 400 (PGRST100) for anything outside the answered subset
 */
export function selectStatement(table: string, parameters: URLSearchParams): Selection {
  const values: string[] = []
  const bind = (value: string): string => `$${values.push(value)}`
  const conditions: string[] = []
  const clauses = { select: '*', order: '', limit: '', offset: 0 }
  for (const [name, value] of parameters) {
    if (name === 'select') clauses.select = columns(value)
    else if (name === 'order') clauses.order = ` order by ${value.split(',').map(orderTerm).join(', ')}`
    else if (name === 'limit') clauses.limit = ` limit ${wholeNumber(name, value)}`
    else if (name === 'offset') clauses.offset = wholeNumber(name, value)
    else if (unsupported.has(name)) throw parseError(`"${name}" is not supported`)
    else conditions.push(condition(identifier(name), value, bind))
  }
  const from = ` from public.${identifier(table)}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`
  const page = `${clauses.order}${clauses.limit}${clauses.offset > 0 ? ` offset ${clauses.offset}` : ''}`
  return {
    rows: { text: `select ${clauses.select}${from}${page}`, values },
    count: { text: `select count(*)::int as total${from}`, values },
    offset: clauses.offset,
  }
}

function columns(list: string): string {
  if (list.trim() === '') return '*'
  return list
    .split(',')
    .map((item) => {
      const [first = '', second] = item.trim().split(':')
      if (first === '*' && second === undefined) return '*'
      return second === undefined ? identifier(first) : `${identifier(second)} as ${identifier(first)}`
    })
    .join(', ')
}

function orderTerm(term: string): string {
  const [column = '', ...modifiers] = term.trim().split('.')
  const [direction = 'asc', nulls, ...rest] = modifiers[0]?.startsWith('nulls') ? ['asc', ...modifiers] : modifiers
  const isValid =
    /^(?:asc|desc)$/.test(direction) && /^(?:nullsfirst|nullslast)?$/.test(nulls ?? '') && rest.length === 0
  if (!isValid) throw parseError(`"${term}" is not an order`)
  return `${identifier(column)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls.slice(5)}`}`
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw parseError(`"${name}" must be a whole number, but is "${value}"`)
  return Number(value)
}

function condition(column: string, filter: string, bind: (value: string) => string): string {
  const [, not, operator = '', value = ''] = /^(not\.)?([^.]*)\.?(.*)$/s.exec(filter) ?? []
  const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined
  let sql: string
  if (operator === 'is' && states.has(value.toLowerCase()))
    sql = `${column} is ${value.toLowerCase().replace('_', ' ')}`
  else if (operator === 'in') sql = membership(column, value, bind)
  // In a pattern, PostgREST reads * as %.
  else if (comparison?.endsWith('like')) sql = `${column} ${comparison} ${bind(value.replaceAll('*', '%'))}`
  else if (comparison !== undefined) sql = `${column} ${comparison} ${bind(value)}`
  else throw parseError(`"${filter}" is not a filter`)
  return not === undefined ? sql : `not (${sql})`
}

/** `(a,"b,c")`: values with commas, parentheses or quotes are quoted, with backslash escapes. */
function membership(column: string, list: string, bind: (value: string) => string): string {
  const inner = /^\((.*)\)$/s.exec(list)?.[1]
  if (inner === undefined) throw parseError(`"${list}" is not a list`)
  if (inner === '') return 'false'
  const item = /("(?:[^"\\]|\\.)*"|[^",]*)(,|$)/sy
  const bound: string[] = []
  for (let separator = ','; separator === ',';) {
    const match = item.exec(inner)
    if (match === null) throw parseError(`"${list}" is not a list`)
    const [, raw = '', next = ''] = match
    bound.push(bind(raw.startsWith('"') ? raw.slice(1, -1).replace(/\\(.)/gs, '$1') : raw))
    separator = next
  }
  return `${column} in (${bound.join(', ')})`
}
