import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../serve.ts'
import { readLeads } from './leads.ts'

const dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'forms-')), 'data')
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ outDir: null, dataDir })
}, 60_000)
afterAll(async () => {
  await server.close()
  fs.rmSync(path.dirname(dataDir), { recursive: true })
})
beforeEach(() => {
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const contact = {
  name: 'Zoë Müller',
  email: 'zoe@example.de',
  phone: '+49 30 000000',
  message: 'A finca 🏡\nin the north',
  _subject: 'New consultation request',
}
const enquiry = {
  formType: 'landing-page',
  firstName: 'Sam',
  lastName: 'Lee',
  email: 'sam@example.com',
  phone: '+1 203 555 0142',
  budgetRange: '€2M - €4M',
  preferredRegion: 'West - Sóller Valley',
  propertyType: 'traditional-finca',
  timeline: '6-12 months',
  goals: 'Summers',
}
const post = (form: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/forms/${form}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const send = (form: string, payload: unknown) => post(form, JSON.stringify(payload))
const stored = () => readLeads(dataDir)

describe('a valid form is stored', () => {
  test('contact', async () => {
    const response = await send('contact', contact)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(stored()).toMatchObject([{ form: 'contact', payload: contact }])
  })

  test('contact without what is optional', async () => {
    const { name, email, _subject } = contact
    expect((await send('contact', { name, email, _subject })).status).toBe(200)
    expect((await send('contact', { name, email, _subject, phone: '', message: '' })).status).toBe(200)
    expect(stored().map(({ payload }) => payload)).toEqual([0, 1].map(() => ({ name, email, _subject })))
  })

  test('enquiry', async () => {
    expect((await send('enquiry', enquiry)).status).toBe(200)
    expect(stored()).toMatchObject([{ form: 'enquiry', payload: enquiry }])
  })

  test("enquiry with 'Not specified' for everything optional", async () => {
    const none = 'Not specified'
    const payload = { ...enquiry, preferredRegion: none, propertyType: none, timeline: none, goals: none }
    expect((await send('enquiry', payload)).status).toBe(200)
    expect(stored()).toMatchObject([{ payload }])
  })

  test('200 posts at once: none is lost', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`)
    const responses = await Promise.all(names.map((name) => send('contact', { ...contact, name })))
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200))
    expect(new Set(stored().map(({ payload }) => payload['name']))).toEqual(new Set(names))
  })
})

describe('a wrong field is named', () => {
  test.each([
    ['contact', { ...contact, name: ' ' }, 'name', 'is required'],
    ['contact', { ...contact, email: undefined }, 'email', 'is required'],
    ['contact', { ...contact, email: 'nobody' }, 'email', 'must be an email address'],
    ['contact', { ...contact, name: 'a\nb' }, 'name', 'must be a single line of text'],
    ['contact', { ...contact, phone: 5 }, 'phone', 'must be text'],
    ['contact', { ...contact, message: null }, 'message', 'must be text'],
    ['contact', { ...contact, message: { a: { b: 'c' } } }, 'message', 'must be text'],
    ['contact', { ...contact, message: ['a'] }, 'message', 'must be text'],
    ['contact', { ...contact, message: 'a\u0000b' }, 'message', 'must be well-formed text'],
    ['contact', { ...contact, message: '\uD800' }, 'message', 'must be well-formed text'],
    ['contact', { ...contact, name: 'n'.repeat(501) }, 'name', 'must have at most 500 characters'],
    ['contact', { ...contact, _subject: 'Win' }, '_subject', 'must be one of: New consultation request'],
    ['contact', { ...contact, unknown: 'x' }, 'unknown', 'is not a field of this form'],
    ['contact', { ...contact, toString: 'x' }, 'toString', 'is not a field of this form'],
    ['enquiry', { ...enquiry, formType: 'contact' }, 'formType', 'must be one of: landing-page'],
    ['enquiry', { ...enquiry, firstName: '' }, 'firstName', 'is required'],
    ['enquiry', { ...enquiry, lastName: '' }, 'lastName', 'is required'],
    ['enquiry', { ...enquiry, phone: '' }, 'phone', 'is required'],
    ['enquiry', { ...enquiry, budgetRange: 'Not specified' }, 'budgetRange', expect.stringContaining('€6M+')],
    ['enquiry', { ...enquiry, preferredRegion: 'Ibiza' }, 'preferredRegion', expect.stringContaining('Not specified')],
    ['enquiry', { ...enquiry, propertyType: 'Villa' }, 'propertyType', expect.stringContaining('luxury-villa')],
    ['enquiry', { ...enquiry, timeline: 'Soon' }, 'timeline', expect.stringContaining('3-6 months')],
    ['enquiry', contact, 'firstName', 'is required'],
  ])('%s %#', async (form, payload, field, problem) => {
    const response = await send(form, payload)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: expect.any(String), fields: { [field]: problem } })
    expect(stored()).toEqual([])
  })

  test('__proto__ is a field like any other, and unknown', async () => {
    const response = await post('contact', `{"__proto__":{"name":"x"},${JSON.stringify(contact).slice(1)}`)
    expect(response.status).toBe(422)
    expect(((await response.json()) as { error: string }).error).toContain('__proto__ is not a field')
  })
})

describe('a body that is no form is refused', () => {
  test.each([
    ['nothing', '', 400],
    ['no JSON', '{"name":', 400],
    ['a text', '"name"', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400],
    ['lists 8,000 deep', '['.repeat(8000), 400],
    ['lists 8,000 deep, closed', '['.repeat(8000) + ']'.repeat(8000), 400],
    ['objects deep in a field', `{"name":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}}`, 422],
    [
      '1,000 unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 1]))),
      422,
    ],
    ['17 kB', JSON.stringify({ ...contact, message: 'm'.repeat(17 * 1024) }), 413],
    ['5 MB', 'x'.repeat(5_000_000), 413],
  ])('%s', async (_, body, status) => {
    const response = await post('contact', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: expect.any(String) })
    expect((await send('contact', contact)).status).toBe(200)
  })

  test.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['application/json; charset=latin1', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('%s %o', async (type, headers) => {
    const response = await post('contact', JSON.stringify(contact), { 'content-type': type, ...headers })
    expect(response.status).toBe(415)
    expect(stored()).toEqual([])
  })

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const response = await fetch(`${server.url}/forms/contact`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a visitor who leaves in the middle of sending', async () => {
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': '1000' }
      const request = http.request(`${server.url}/forms/contact`, { method: 'POST', headers })
      request.on('close', resolve)
      request.on('error', () => {})
      request.write('{"name":', () => request.destroy())
    })
    expect((await send('contact', contact)).status).toBe(200)
    expect(stored()).toHaveLength(1)
  })
})
