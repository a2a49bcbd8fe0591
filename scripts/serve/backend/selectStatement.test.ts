import { describe, expect, test } from 'vitest'
import { HttpError } from './http.ts'
import { selectStatement } from './selectStatement.ts'

const rowsOf = (query: string) => selectStatement('content_posts', new URLSearchParams(query)).rows
const thrownBy = (query: string, table = 'content_posts'): unknown => {
  try {
    selectStatement(table, new URLSearchParams(query))
  } catch (error) {
    return error
  }
  return undefined
}

describe('a select', () => {
  test('names its columns, filters, order and page', () => {
    const query =
      'select=id,heading:title&slug=eq.a.b&id=not.is.null&order=created_at.desc.nullslast,id&limit=5&offset=10'
    expect(rowsOf(query)).toEqual({
      text:
        'select "id", "title" as "heading" from public."content_posts" where "slug" = $1 and not ("id" is null) ' +
        'order by "created_at" desc nulls last, "id" asc limit 5 offset 10',
      values: ['a.b'],
    })
  })

  test('reads quoted list members', () => {
    expect(rowsOf('slug=in.(a,"b,(c)","d\\"e",)').values).toEqual(['a', 'b,(c)', 'd"e', ''])
    expect(rowsOf('slug=in.()').text).toContain('where false')
  })

  test('reads * in a pattern as %', () => {
    expect(rowsOf('title=ilike.*villa*').values).toEqual(['%villa%'])
  })

  test('binds what looks like SQL', () => {
    const { text, values } = rowsOf(`slug=eq.${encodeURIComponent("x' or true --")}`)
    expect(text).not.toContain('true')
    expect(values).toEqual(["x' or true --"])
  })
})

test.each([
  ['select=title"', 'is not a column name'],
  ['select=pg_sleep(9)', 'is not a column name'],
  ['select=*,posts(*)', 'is not a column name'],
  ['select=title::int', 'is not a column name'],
  ['slug;drop=eq.a', 'is not a column name'],
  ['slug=constructor.a', 'is not a filter'],
  ['slug=is.1 or true', 'is not a filter'],
  ['slug=in.a', 'is not a list'],
  ['slug=in.("a)', 'is not a list'],
  ['order=title.desc.nullsfirst.x', 'is not an order'],
  ['order=title;drop', 'is not a column name'],
  ['limit=-1', 'must be a whole number'],
  ['offset=1e3', 'must be a whole number'],
  ['or=(a.eq.1)', 'is not supported'],
])('%s is refused', (query, reason) => {
  const error = thrownBy(query)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ status: 400, body: { code: 'PGRST100', message: expect.stringContaining(reason) } })
})

test('a table name is validated too', () => {
  expect(thrownBy('', 'a" b')).toBeInstanceOf(HttpError)
})
