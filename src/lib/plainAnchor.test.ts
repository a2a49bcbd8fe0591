import { expect, test } from 'vitest'
import { withPlainAnchor } from './plainAnchor.ts'

test.each([
  ['#form?utm=x', '?utm=x#form'],
  ['#form&utm=x', '?utm=x#form'],
  ['#form%3Futm=a%26b', '?utm=a%26b#form'],
  ['#form&amp;utm=x', '?utm=x#form'],
  ['?gclid=a#the-form?utm=x', '?gclid=a&utm=x#the-form'],
  ['#form&', '#form'],
  ['#form.', '#form'],
  ['#form).', '#form'],
  ['#form%20', '#form'],
  ['#form”', '#form'],
])('%s is %s', (typed, meant) => {
  expect(withPlainAnchor(`https://site.example/en${typed}`)).toBe(`https://site.example/en${meant}`)
})

test.each(['', '#', '#form', '#the-form-', '#fn:1', '#menü', '#men%C3%BC', '#100%', '?a=b.', '#:~:text=form.'])(
  'the address with "%s" stays',
  (end) => {
    expect(withPlainAnchor(`https://site.example/en${end}`)).toBe(`https://site.example/en${end}`)
  },
)
