import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carryOver, type Message } from './carryOver.ts'

const removed = (message: string, translation: string, rest: Partial<Message> = {}): Message => ({
  message,
  translation,
  obsolete: true,
  ...rest,
})
const added = (message: string, rest: Partial<Message> = {}): Message => ({ message, translation: '', ...rest })
/** The messages after an extraction, by their English text. */
function carried(...messages: readonly Message[]): Readonly<Record<string, Message>> {
  const catalog = Object.fromEntries(messages.map((it, at) => [String(at), it]))
  return Object.fromEntries(Object.values(carryOver(catalog)).map((it) => [it.message ?? '', it]))
}
const unconfirmed = (msgid: string, msgctxt?: string) => ({ flags: ['fuzzy'], previous: { msgid, msgctxt } })

const fee = 'The dedication fee is a retainer: it secures our time for your search.'
const gebühr = 'Das Mandatshonorar sichert Ihnen unsere Zeit für die Suche.'
const clients = 'We take on eight clients a year, so each mandate is a commitment.'
const kunden = 'Wir betreuen acht Kunden im Jahr, deshalb verpflichtet jedes Mandat.'

describe('an edited English text gets the translation of the text it replaces', () => {
  test.each([
    ['a comma', fee.replace('retainer:', 'retainer,')],
    ['a word', fee.replace('time', 'whole working time')],
    ['its first half', fee.slice(0, 40)],
    ['a few words of it', 'it secures our time for your search'],
    ['its order', 'It secures our time for your search: the dedication fee is a retainer.'],
    ['a link', fee.replace('search', '<guide>search</guide>')],
    ['a letter', fee.replace('retainer', 'retaner')],
  ])('%s', (_, now) => {
    const result = carried(removed(fee, gebühr), removed(clients, kunden), added(now))
    expect(result[now]).toMatchObject({ translation: gebühr, extra: unconfirmed(fee) })
    expect(result[fee]).toBeUndefined()
    expect(result[clients]).toMatchObject({ obsolete: true, translation: kunden })
  })

  test('a short label', () => {
    expect(carried(removed('About us', 'Über uns'), added('About us now'))['About us now']).toMatchObject({
      translation: 'Über uns',
    })
  })

  test('both halves of a text that was split', () => {
    const result = carried(removed(`${fee} ${clients}`, `${gebühr} ${kunden}`), added(fee), added(clients))
    for (const half of [fee, clients]) expect(result[half]?.translation).toBe(`${gebühr} ${kunden}`)
  })

  test('one made of two gets both translations, in the order of its halves', () => {
    for (const messages of [
      [removed(fee, gebühr), removed(clients, kunden)],
      [removed(clients, kunden), removed(fee, gebühr)],
    ])
      expect(carried(...messages, added(`${fee} ${clients}`))).toEqual({
        [`${fee} ${clients}`]: {
          message: `${fee} ${clients}`,
          translation: `${gebühr} ${kunden}`,
          extra: unconfirmed(`${fee} ${clients}`),
        },
      })
  })

  test('one that got another context', () => {
    expect(
      carried(removed('Mandate', 'Mandat', { context: 'fee' }), added('Mandate', { context: 'law' }))['Mandate'],
    ).toEqual({
      message: 'Mandate',
      context: 'law',
      translation: 'Mandat',
      extra: unconfirmed('Mandate', 'fee'),
    })
  })
})

test('another text gets none, and what was removed stays', () => {
  const result = carried(
    removed(fee, gebühr),
    added('You see every house with us, and the report tells you what we think.'),
  )
  expect(Object.values(result).map(({ translation }) => translation)).toEqual([gebühr, ''])
})

describe('an English text that changes twice before anybody confirms', () => {
  const draft = fee.replace('retainer', 'payment')
  const waiting = removed(draft, gebühr, { extra: unconfirmed(fee) })

  test('shows the one that was confirmed', () => {
    const now = fee.replace('retainer', 'advance')
    expect(carried(waiting, added(now))[now]?.extra).toEqual(unconfirmed(fee))
  })

  test('needs no confirmation when it is as it was', () => {
    expect(carried(waiting, added(fee))[fee]).toEqual({ message: fee, translation: gebühr, extra: {} })
  })
})

test('a text whose letters were decomposed by a tool needs no confirmation', () => {
  const english = 'Sóller and Deià'
  expect(carried(removed(english.normalize('NFD'), 'Sóller und Deià'), added(english))[english]?.extra).toEqual({})
})

test('no translation is ever lost', () => {
  const sentences = fc
    .array(fc.constantFrom(...`${fee} ${clients}`.split(' ')), { minLength: 1, maxLength: 12 })
    .map((it) => it.join(' '))
  const lists = fc.uniqueArray(sentences, { maxLength: 8 })
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const messages = before.map((it, at) => removed(it, `deutsch-${at};`))
      const texts = Object.values(
        carried(...messages, ...after.filter((it) => !before.includes(it)).map((it) => added(it))),
      )
      const german = texts.map(({ translation }) => translation).join()
      for (const { translation = '' } of messages) expect(german).toContain(translation)
    }),
  )
})
