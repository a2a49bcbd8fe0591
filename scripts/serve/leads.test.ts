import * as fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLeads } from './backend/leads.ts'
import { leadRows } from './leadRows.ts'
import { startServer } from './serve.ts'

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'leads-'))
afterAll(() => fs.rmSync(temporary, { recursive: true }))

const subject = 'New consultation request'
const sendAs = async (url: string, name: string) => {
  const body = JSON.stringify({ name, email: 'a@example.com', _subject: subject })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url}/forms/contact`, { method: 'POST', headers, body })).status).toBe(200)
}
const names = (dataDir: string) => readLeads(dataDir).map(({ payload }) => payload['name'])
/** What `npm run leads` prints. */
const command = (dataDir: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'leads.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, EMBEDDED_DATA_DIR: dataDir },
  })

test('leads survive a restart and are listed while a server runs and when none does', async () => {
  const dataDir = path.join(temporary, 'kept')
  const first = await startServer({ outDir: null, dataDir })
  await sendAs(first.url, 'First')
  expect(names(dataDir)).toEqual(['First'])
  expect(command(dataDir).stdout).toContain('First')
  await first.close()

  expect(command(dataDir).stdout).toContain('First')
  const second = await startServer({ outDir: null, dataDir })
  await sendAs(second.url, 'Second')
  await second.close()
  expect(names(dataDir)).toEqual(['Second', 'First'])
  expect(JSON.parse(command(dataDir, '--json').stdout)).toMatchObject([
    { form: 'contact', payload: { name: 'Second' } },
    { payload: { name: 'First' } },
  ])
}, 120_000)

test('without leads there is no folder, and none is made', () => {
  const dataDir = path.join(temporary, 'none')
  expect(command(dataDir).stdout).toContain('No leads yet')
  expect(fs.existsSync(dataDir)).toBe(false)
  expect(command('memory')).toMatchObject({ status: 1, stderr: expect.stringContaining('EMBEDDED_DATA_DIR') })
}, 60_000)

test.each(['', '\n', '\r\n\n'])('a file without a lead, %j, lists none', (content) => {
  const dataDir = fs.mkdtempSync(path.join(temporary, 'empty-'))
  fs.writeFileSync(path.join(dataDir, 'leads.jsonl'), content)
  expect(command(dataDir)).toMatchObject({ status: 0, stdout: expect.stringContaining('No leads yet'), stderr: '' })
})

test('a line that is no lead is named, and the others are listed', () => {
  const dataDir = fs.mkdtempSync(path.join(temporary, 'odd-'))
  const lead = JSON.stringify({ form: 'contact', createdAt: '2026-11-21T10:00:00.000Z', payload: { name: 'Kept' } })
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(lead.slice(0, -1)), fc.constant('\uFEFF')), (text) => {
      const line = text.replaceAll(/[\r\n]/g, ' ')
      fs.writeFileSync(path.join(dataDir, 'leads.jsonl'), `${lead}\r\n${line}\n\n${lead}`)
      const warnings: string[] = []
      const leads = readLeads(dataDir, (problem) => warnings.push(problem))
      expect(leads.map(({ payload }) => payload['name'])).toEqual(['Kept', 'Kept'])
      expect(warnings.every((warning) => warning.includes('leads.jsonl:2 is no lead'))).toBe(true)
      expect(warnings).toHaveLength(line.trim() === '' ? 0 : 1)
    }),
  )
  fs.writeFileSync(path.join(dataDir, 'leads.jsonl'), `${lead}\n{"form":"con`)
  const { stdout, stderr, status } = command(dataDir)
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('leads.jsonl:2 is no lead') })
  expect(stdout).toContain('Kept')
})

test('leads are for the user of the server alone to read', async () => {
  const dataDir = path.join(temporary, 'secret')
  const server = await startServer({ outDir: null, dataDir })
  await sendAs(server.url, 'Somebody')
  await server.close()
  // Windows has no such bits; there, the user's own folders are closed to others.
  const othersMay = process.platform === 'win32' ? 0 : fs.statSync(path.join(dataDir, 'leads.jsonl')).mode & 0o077
  expect(othersMay).toBe(0)
}, 60_000)

test('each lead is a row, and what a visitor typed cannot steer the terminal', () => {
  const rows = leadRows([
    {
      form: 'contact',
      createdAt: '2026-11-21T10:00:00.000Z',
      payload: { name: 'Eve\u001B[2J\u202E', email: 'e@example.com', message: 'one\ntwo', _subject: subject },
    },
    {
      form: 'enquiry',
      createdAt: '2026-11-20T09:30:00.000Z',
      payload: { firstName: 'Sam', lastName: 'Lee', email: 's@example.com', phone: '1', budgetRange: '€6M+' },
    },
  ])
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['2026-11-21 10:00 UTC', 'contact', 'Eve[2J', 'e@example.com', '-', 'message: one two'],
    ['2026-11-20 09:30 UTC', 'enquiry', 'Sam Lee', 's@example.com', '1', 'budgetRange: €6M+'],
  ])
})
