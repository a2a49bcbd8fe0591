import { describe, expect, test } from 'vitest'
import { pasted } from '../../../src/features/blog/sanitiser/pasted/fixtures/pasted.ts'
import { checkPost } from './postCheck.ts'

const sentencesOf = (dirty: string): string => checkPost(dirty, 'en').sentences.join('\n')

test('of a text that stays as it is, nothing is said', () => {
  const text = '<h2>A</h2><p>Law 38/2022: €800–1,500 <b>and</b> <a href="/en">more</a>.</p><img src="/a.jpg" alt="A">'
  expect(checkPost(text, 'en')).toMatchObject({ sentences: [], words: 6 })
})

describe('an author reads a sentence about', () => {
  test.each([
    ['<h1>My title</h1><p>x</p>', 'The title "My title" is left out'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'Tables become lists'],
    ['<ol start="3"><li>x</li></ol>', 'do not count 1, 2, 3'],
    ['<p>1<sup>2</sup></p>', 'Raised and lowered'],
    ['<p><s>€2</s></p>', 'Crossed-out text'],
    ['<iframe src="https://a.example/x"></iframe>x', 'Embedded films'],
    ['<p>x</p><hr>', 'Separator lines'],
    ['<p style="color:red">x</p>', 'Colors'],
    ['<p style="text-align:center">x</p>', 'alignment'],
    [
      '<p>x</p><img src="http://a.example/a.jpg" alt="House">',
      'The picture "House" is not shown: its address must begin with https',
    ],
    ['<p>x</p><img src="file:///C:/a.jpg" alt="House">', 'it is in the text itself, on your computer'],
    ['<p>x</p><img src="/a.jpg">', 'has no description (alt)'],
    ['<p><a href="#nowhere">there</a></p>', 'The link "there" to #nowhere becomes text'],
    ['<p>x</p><p>Powered by WordPress</p>', 'The advertising "Powered by WordPress" is left out'],
    ['<p>x</p><select><option>Palma</option></select><button>Send</button>', 'Words that are not shown: Send'],
    ['# Title\n\nThis is **bold**.', 'Markdown'],
    ['<p> </p>', 'Nothing is left to read'],
    [`<p>${'a'.repeat(500_001)}</p>`, 'the table takes 500000'],
  ])('%#: %.60s', (dirty, sentence) => expect(sentencesOf(dirty)).toContain(sentence))
})

test('of what editors paste, no word is lost', () => {
  for (const texts of Object.values(pasted))
    for (const { dirty, locale } of Object.values(texts))
      expect(checkPost(dirty, locale).sentences.filter((sentence) => sentence.startsWith('Words'))).toEqual([])
})
