import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

const contact = {
  name: 'Zoë Müller',
  email: 'zoe@example.de',
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
  preferredRegion: 'Not specified',
  propertyType: 'traditional-finca',
  timeline: '6-12 months',
}
const post = (form: string, body: string, type = 'application/json') =>
  fetch(`${server.url}/forms/${form}`, { method: 'POST', body, headers: { 'content-type': type } })
const stored = () => readLeads(dataDir)

test.each([
  ['contact', contact],
  ['enquiry', enquiry],
])('a valid %s form is stored', async (form, payload) => {
  const response = await post(form, JSON.stringify(payload))
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(stored()).toMatchObject([{ form, payload }])
})

test('of many posts at once none is lost', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Visitor ${index}`)
  await Promise.all(names.map((name) => post('contact', JSON.stringify({ ...contact, name }))))
  expect(new Set(stored().map(({ payload }) => payload['name']))).toEqual(new Set(names))
})

test.each([
  ['no JSON', '{"name":', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['a form of HTML, which any site can post', 'name=a', 'application/x-www-form-urlencoded', 415],
])('%s is refused', async (_, body, type, status) => {
  const response = await post('contact', body, type)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: expect.any(String) })
  expect(stored()).toEqual([])
})
