import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from './locales.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const languages = locales.map((locale) => names.of(locale) ?? locale)

/** Texts that name several languages of the site, and not all. */
const incomplete = (texts: readonly string[], all: readonly string[]): readonly string[] =>
  texts.filter((text) => {
    const named = all.filter((language) => text.includes(language))
    return named.length > 1 && named.length < all.length
  })

test('a message that names the languages of the site names all of them', () => {
  const catalog = fs.readFileSync(path.resolve(import.meta.dirname, '../../locales/en.po'), 'utf8')
  expect(incomplete(catalog.match(/^msgid .*$/gm) ?? [], languages)).toEqual([])
})

test('a message that lacks a third language is found', () => {
  const texts = ['in English or German', 'in English, German or Spanish', 'English-speaking lawyers']
  expect(incomplete(texts, [...languages, 'Spanish'])).toEqual(['in English or German'])
})
