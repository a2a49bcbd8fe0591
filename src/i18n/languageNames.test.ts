import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from './locales.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const languages = locales.map((locale) => names.of(locale) ?? locale)

/** Beginnings of the messages that mean English and German, whatever other languages the site has. */
const ofThoseTwo = [
  // The country look-up moves visitors from German-speaking countries only (country.ts).
  'Once per visit, and only on an English page',
]

/** Texts that name several languages of the site, and not all. */
const incomplete = (texts: readonly string[], all: readonly string[]): readonly string[] =>
  texts.filter((text) => {
    if (ofThoseTwo.some((beginning) => text.startsWith(beginning))) return false
    const named = all.filter((language) => text.includes(language))
    return named.length > 1 && named.length < all.length
  })

const catalog = fs.readFileSync(path.resolve(import.meta.dirname, '../../locales/en.po'), 'utf8')
const messages = [...catalog.matchAll(/^msgid "(.*)"$/gm)].map(([, text = '']) => text)

test('a message that names the languages of the site names all of them, or is listed above', () => {
  expect(incomplete(messages, languages)).toEqual([])
})

test.each(ofThoseTwo)('a listed beginning is that of a message: %s', (beginning) => {
  expect(messages.filter((text) => text.startsWith(beginning))).toHaveLength(1)
})

test('a message that lacks a third language is found', () => {
  const texts = [
    'in English or German',
    'in English, German or Spanish',
    'English-speaking lawyers',
    `${ofThoseTwo[0]} in English or German`,
  ]
  expect(incomplete(texts, [...languages, 'Spanish'])).toEqual(['in English or German'])
})
