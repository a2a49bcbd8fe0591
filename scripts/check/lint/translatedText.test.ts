import { beforeAll, describe, expect, test } from 'vitest'
import { lintPlanted } from './fixtures/lintPlanted.ts'

const rule = 'translation(no-text-beside-conditionals)'

const refused = {
  'a conditional text next to another': "<p>{isBusy && translate('Sending')}{isDone && translate('Sent')}</p>",
  'a text before a conditional element': '<label>{label}{note && <span>{note}</span>}</label>',
  'a text after one': '<p>{isBusy && <span />} Please wait</p>',
  "a component's text after a spinner": '<button type="button">{isBusy && <span />}{children}</button>',
  'a conditional message': '<p>{isDone && <Message of={done} />}</p>',
  'a message before a conditional element': '<p><Message of={done} />{note && <em>{note}</em>}</p>',
  'one of two texts': "<p>{isDone ? 'Sent' : 'Sending'} <em>now</em></p>",
  'a fallback text before an element': "<p>{name ?? 'you'}<em>now</em></p>",
}
const allowed = {
  'a text alone': "<p>{isDone ? 'Sent' : 'Sending'}</p>",
  'conditional elements': '<p>{isBusy && <span />}<span>{children}</span></p>',
  'a list after a conditional element': '<ul>{isBusy && <li />}{items.map((item) => <li key={item} />)}</ul>',
  'a fragment of elements': '<div>{isBusy && <><hr /><hr /></>}<p /></div>',
  "a component's elements": '<div>{isBusy && <hr />}{children}</div>',
  'texts that stay': '<p>{label}: <em>{note}</em></p>',
}
const fileOf = (kind: string, at: number) => `src/components/${kind}${at}/${kind}${at}.tsx`
const component = (jsx: string) => `export const Planted = () => ${jsx}\n`

let reports: ReturnType<typeof lintPlanted>
beforeAll(() => {
  const files = new Map<string, string>()
  Object.values(refused).forEach((jsx, at) => files.set(fileOf('Refused', at), component(jsx)))
  Object.values(allowed).forEach((jsx, at) => files.set(fileOf('Allowed', at), component(jsx)))
  reports = lintPlanted(files)
}, 60_000)

describe('the linter refuses what a translated page cannot change', () => {
  test.each(Object.keys(refused).map((name, at) => [name, at] as const))('%s', (_, at) => {
    expect(reports.get(fileOf('Refused', at))).toContain(rule)
  })
})

describe('and accepts', () => {
  test.each(Object.keys(allowed).map((name, at) => [name, at] as const))('%s', (_, at) => {
    expect(reports.get(fileOf('Allowed', at))).not.toContain(rule)
  })
})
