import { describe, expect, test } from 'vitest'
import { pseudoMessage } from './pseudo.ts'

describe('a message in the pseudo-locale', () => {
  test('is at least 40 % longer and has no plain vowel', () => {
    const source = 'Schedule a consultation'
    const text = pseudoMessage(source)
    expect(text.length).toBeGreaterThanOrEqual(source.length * 1.4)
    expect(text).toMatch(/^Schéédúúléé áá cóónsúúltáátííóón/)
    expect(text).not.toMatch(/[aeiouy]/i)
  })

  test('keeps variables, tags and the end of the sentence', () => {
    expect(pseudoMessage('About <em>us</em>, {company}.')).toMatch(/^ÁÁbóóúút <em>úús<\/em>, \{company\}\.$/)
  })

  test('grows where there are few vowels', () => {
    expect(pseudoMessage('By phone.')).toBe('Býý phóónééô.')
    expect(pseudoMessage('<em>VHF</em> radio')).toBe('<em>VHF</em> ráádííóóô')
    expect(pseudoMessage('Length')).toBe('Lééngthôô')
  })

  test('keeps plurals', () => {
    expect(pseudoMessage('{n, plural, one {# week} other {# weeks}}')).toBe(
      '{n, plural, one {# wéééék} other {# wééééksô}}',
    )
  })

  test('leaves what is no text as it is', () => {
    expect(pseudoMessage('{phone}')).toBe('{phone}')
    expect(pseudoMessage('{a} – {b}')).toBe('{a} – {b}')
  })
})
