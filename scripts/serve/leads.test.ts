import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lockDataDir, lockFileOf } from './backend/dataDirLock.ts'
import { readLeads } from './leads.ts'
import { leadsTable } from './leadsTable.ts'
import { startServer } from './serve.ts'

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'leads-'))
afterAll(() => fs.rmSync(temporary, { recursive: true }))

const subject = 'New consultation request'
const sendAs = async (url: string, name: string) => {
  const body = JSON.stringify({ name, email: 'a@example.com', _subject: subject })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url}/forms/contact`, { method: 'POST', headers, body })).status).toBe(200)
}
const names = async (dataDir: string) => (await readLeads(dataDir)).map(({ payload }) => payload['name'])

test('leads survive a restart and are read beside a running server or without one', async () => {
  const dataDir = path.join(temporary, 'kept')
  const first = await startServer({ outDir: null, dataDir })
  await sendAs(first.url, 'First')
  expect(await names(dataDir)).toEqual(['First'])
  await expect(startServer({ outDir: null, dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
  expect((await fetch(`${first.url}/__leads`)).status).toBe(404)
  expect((await fetch(`${first.url}/__leads`, { headers: { authorization: 'Bearer x' } })).status).toBe(404)
  await first.close()

  expect(await names(dataDir)).toEqual(['First'])
  const second = await startServer({ outDir: null, dataDir })
  await sendAs(second.url, 'Second')
  await second.close()
  expect(await names(dataDir)).toEqual(['Second', 'First'])
  expect(fs.existsSync(lockFileOf(dataDir))).toBe(false)
}, 120_000)

test('without a database there are no leads, and none is made', async () => {
  const dataDir = path.join(temporary, 'none')
  expect(await readLeads(dataDir)).toEqual([])
  expect(fs.existsSync(dataDir)).toBe(false)
  await expect(readLeads('memory')).rejects.toThrow('EMBEDDED_DATA_DIR')
})

describe('the lock', () => {
  test('of a killed process does not count', () => {
    const dataDir = path.join(temporary, 'stale')
    fs.mkdirSync(dataDir)
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (const left of [
      JSON.stringify({ pid, token: 'x' }),
      JSON.stringify({ pid: process.pid, token: 'x' }),
      '',
      '{',
    ]) {
      fs.writeFileSync(lockFileOf(dataDir), left)
      expect(() => lockDataDir(dataDir).release()).not.toThrow()
    }
  })

  test('of a process that does not answer is respected', async () => {
    const dataDir = path.join(temporary, 'held')
    fs.mkdirSync(dataDir)
    fs.writeFileSync(lockFileOf(dataDir), JSON.stringify({ pid: process.ppid, token: 'x' }))
    expect(() => lockDataDir(dataDir)).toThrow(`in use by process ${process.ppid}`)
    await expect(readLeads(dataDir)).rejects.toThrow(`delete ${lockFileOf(dataDir)}`)
  })

  test('is for its user alone to read', () => {
    const dataDir = path.join(temporary, 'secret')
    const lock = lockDataDir(dataDir)
    lock.publish('http://127.0.0.1:1')
    // Windows has no such bits; there, the user's own folders are closed to others.
    const othersMay = process.platform === 'win32' ? 0 : fs.statSync(lockFileOf(dataDir)).mode & 0o077
    expect(othersMay).toBe(0)
    expect(() => lockDataDir(dataDir)).toThrow('http://127.0.0.1:1')
    lock.release()
  })
})

test('the table is aligned, and what a visitor typed cannot steer the terminal', () => {
  const table = leadsTable([
    {
      id: 2,
      form: 'contact',
      createdAt: '2026-11-21T10:00:00.000Z',
      payload: { name: 'Eve\u001B[2J\u202E', email: 'e@example.com', message: 'one\ntwo', _subject: subject },
    },
    {
      id: 1,
      form: 'enquiry',
      createdAt: '2026-11-20T09:30:00.000Z',
      payload: { firstName: 'Sam', lastName: 'Lee', email: 's@example.com', phone: '1', budgetRange: '€6M+' },
    },
  ])
  expect(table.split('\n')).toEqual([
    'Received              Form     Name     Email          Phone  Details',
    '--------------------  -------  -------  -------------  -----  -------',
    '2026-11-21 10:00 UTC  contact  Eve[2J   e@example.com  -      message: one two',
    '2026-11-20 09:30 UTC  enquiry  Sam Lee  s@example.com  1      budgetRange: €6M+',
  ])
})
