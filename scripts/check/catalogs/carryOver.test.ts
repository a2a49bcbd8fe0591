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
  return Object.fromEntries(Object.values(carryOver(catalog, () => true)).map((it) => [it.message ?? '', it]))
}
const unconfirmed = (msgid: string, msgctxt?: string) => ({ flags: ['fuzzy'], previous: { msgid, msgctxt } })

const fee = 'The dedication fee is a retainer: it secures our time for your search.'
const gebühr = 'Das Mandatshonorar sichert Ihnen unsere Zeit für die Suche.'
const clients = 'We take on eight clients a year, so each mandate is a commitment.'
const kunden = 'Wir betreuen acht Kunden im Jahr, deshalb verpflichtet jedes Mandat.'

describe('an edited English text gets the translation of the text it replaces', () => {
  test.each([
    ['half of it', fee.slice(0, 40)],
    ['its order', 'It secures our time for your search: the dedication fee is a retainer.'],
    ['another sentence', `${fee} It is due at the start.`],
  ])('%s', (_, now) => {
    const result = carried(removed(fee, gebühr), removed(clients, kunden), added(now))
    expect(result[now]).toMatchObject({ translation: gebühr, extra: unconfirmed(fee) })
    expect(result[fee]).toBeUndefined()
    expect(result[clients]).toMatchObject({ obsolete: true, translation: kunden })
  })

  test('another context', () => {
    const [before, now] = [removed('Mandate', 'Mandat', { context: 'fee' }), added('Mandate', { context: 'law' })]
    expect(carried(before, now)['Mandate']?.extra).toEqual(unconfirmed('Mandate', 'fee'))
  })
})

test('another text gets none, and what was removed stays', () => {
  const result = carried(removed(fee, gebühr), added('You see every house with us, and the report tells you all.'))
  expect(Object.values(result).map(({ translation }) => translation)).toEqual([gebühr, ''])
})

test('a text that nobody has translated yet, as on pages in English only, is not new and gets none', () => {
  const waiting = fee.replace('retainer', 'payment')
  const catalog = { old: removed(fee, gebühr), waiting: added(waiting) }
  expect(carryOver(catalog, (id) => id !== 'waiting')).toEqual(catalog)
})

test('an English text that changes twice shows the one that was confirmed, and needs nobody once it is back', () => {
  const draft = fee.replace('retainer', 'payment')
  const waiting = removed(draft, gebühr, { extra: unconfirmed(fee) })
  const now = fee.replace('retainer', 'advance')
  expect(carried(waiting, added(now))[now]?.extra).toEqual(unconfirmed(fee))
  expect(carried(waiting, added(fee))[fee]).toEqual({ message: fee, translation: gebühr, extra: {} })
})
