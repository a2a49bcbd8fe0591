import { describe, expect, test } from 'vitest'
import { boundAfterColon, withoutLooseEnds } from './lineBreaks.ts'

/** Shows a no-break space as "~" and a word joiner as "|". */
const shown = (text: string): string => text.replaceAll('\u00A0', '~').replaceAll('\u2060', '|')

describe('no line ends within', () => {
  test.each([
    ['a range', '0.5–1.5%, €800–€1,500, 60 %–70 %', '0.5–|1.5%, €800–|€1,500, 60~%–|70~%'],
    ['a short range in words', '60 to 70%, von 150 bis 300 €', '60~to~70%, von 150~bis~300~€'],
    ['a number and its unit', '1 cm, 300 m², 5 Millionen Euro, 17 Uhr', '1~cm, 300~m², 5~Millionen~Euro, 17~Uhr'],
    ['a measure', '€1.5 million, 2.5 acres, 310 square meters', '€1.5~million, 2.5~acres, 310~square meters'],
    ['a sum in words', 'ab 1 Million Euro, {price} Millionen Euro', 'ab 1~Million~Euro, {price}~Millionen Euro'],
    [
      'a count',
      'Alle 18, all 18 replied, mehr als 35.000 Inserate',
      'Alle~18, all~18 replied, mehr als 35.000~Inserate',
    ],
    ['an argument and its unit', '{weeks} Wochen × {amount}', '{weeks}~Wochen × {amount}'],
    ['a house', 'House no. <em>7</em>, Haus Nr. 7', 'House~no.~<em>7</em>, Haus~Nr.~7'],
    ['a part of a month', 'in mid-October', 'in mid-|October'],
    ['a list of negations', 'An hour, no obligation, no brochure.', 'An hour, no~obligation, no~brochure.'],
    ['a time', 'in 24 hours, 48 Stunden, 40 Minuten, 2 Wochen', 'in 24~hours, 48~Stunden, 40~Minuten, 2~Wochen'],
    ['a law', 'Law 38/2022, Gesetzes 19/1991, (EU) 2016/399', 'Law~38/2022, Gesetzes~19/1991, (EU)~2016/399'],
    [
      'an article of a law',
      'Artikel 17, articles 6 and 22, § 7 Absatz 4',
      'Artikel~17, articles~6 and 22, §~7 Absatz~4',
    ],
    ['a form', 'Form W-9, form 790, code 012, Modelo 210', 'Form~W-9, form~790, code~012, Modelo~210'],
    ['a date', 'April 15, February 9, 2022', 'April~15, February~9, 2022'],
    ['a German date', 'vom 1. bis 20. April, 31. Dezember', 'vom 1.~bis~20.~April, 31.~Dezember'],
  ])('%s', (_, text, expected) => {
    expect(shown(withoutLooseEnds(text))).toBe(expected)
    expect(withoutLooseEnds(withoutLooseEnds(text))).toBe(withoutLooseEnds(text))
  })

  test.each([
    '€400,000 to €600,000',
    '400.000 bis 600.000',
    'in 2026 to 2030',
    'April 2025',
    'two of 3 houses',
    'Alle 1.800',
    'there is no reason, no matter what',
    'mid-range homes',
    '5 Menschen, 9 halls',
    'a form of 5',
    'a–b, 5 – 6',
    'the law, in 2 parts',
  ])('elsewhere it may: %s', (text) => expect(withoutLooseEnds(text)).toBe(text))
})

test('a line of a heading ends at its colon and not behind the next word', () => {
  expect(shown(boundAfterColon('Der Notar: gleiches Wort, anderes Amt'))).toBe('Der Notar: gleiches~Wort, anderes Amt')
  expect(shown(boundAfterColon('Boden: Bewohnbarkeitsbescheinigung und Kataster'))).toBe(
    'Boden: Bewohnbarkeitsbescheinigung und Kataster',
  )
  expect(boundAfterColon(boundAfterColon('A: b c d'))).toBe(boundAfterColon('A: b c d'))
})
