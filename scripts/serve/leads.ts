import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { leadsPath } from './backend/backend.ts'
import { holderOf, inUse, type Holder } from './backend/dataDirLock.ts'
import { databaseDirOf, openDatabase } from './backend/database.ts'
import { listLeads, type Lead } from './backend/leads.ts'
import { inMemory, parseServerSettings } from './backend/settings.ts'
import { runCommand, StartError } from './backend/startError.ts'
import { leadsTable } from './leadsTable.ts'
import { loadSettings } from './loadSettings.ts'

/**
 * Every lead in the embedded database, newest first. Reads it directly when no server has it open, else asks that
 * server with the secret from the lock file, which only the user who started it can read.
 * @throws {StartError} when the database is not kept anywhere, or is in use by something that does not answer
 */
export async function readLeads(dataDir: string): Promise<Lead[]> {
  if (dataDir === inMemory)
    throw new StartError('EMBEDDED_DATA_DIR is "memory": leads are not kept anywhere that could be read.')
  const holder = holderOf(dataDir)
  if (holder !== undefined) return askServer(dataDir, holder)
  if (!fs.existsSync(databaseDirOf(dataDir))) return []
  const { database, close } = await openDatabase(dataDir)
  try {
    return await listLeads(database)
  } finally {
    await close()
  }
}

async function askServer(dataDir: string, holder: Holder): Promise<Lead[]> {
  if (holder.url === undefined) throw inUse(dataDir, holder)
  const url = holder.url.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, '//localhost:') + leadsPath
  const headers = { authorization: `Bearer ${holder.token}` }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  if (response?.ok !== true) throw inUse(dataDir, holder)
  return (await response.json()) as Lead[]
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const { dataDir } = parseServerSettings(loadSettings(''))
  const leads = await readLeads(dataDir)
  if (values.json) console.log(JSON.stringify(leads, null, 2))
  else if (leads.length === 0) console.log(`No leads yet in ${dataDir}. npm start serves the site whose forms fill it.`)
  else console.log(leadsTable(leads))
}

if (import.meta.main) await runCommand(main)
