import fs from 'node:fs'
import path from 'node:path'
import { inMemory } from './settings.ts'

export type FormId = 'contact' | 'enquiry'

export type Lead = {
  readonly form: FormId
  readonly payload: Readonly<Record<string, string>>
  /** ISO 8601. */
  readonly createdAt: string
}

/** One lead per line, as JSON, so that the file can be read while a server appends to it. */
const fileIn = (dataDir: string): string => path.join(dataDir, 'leads.jsonl')

/** Stores a form submission, unless `dataDir` is `memory`; resolves once it is written. */
export async function storeLead(dataDir: string, form: FormId, payload: Lead['payload']): Promise<void> {
  if (dataDir === inMemory) return
  const lead: Lead = { form, payload, createdAt: new Date().toISOString() }
  await fs.promises.mkdir(dataDir, { recursive: true })
  // For the user's eyes only: it holds names and addresses.
  await fs.promises.appendFile(fileIn(dataDir), `${JSON.stringify(lead)}\n`, { mode: 0o600 })
}

/** Every stored lead, newest first. */
export function readLeads(dataDir: string): Lead[] {
  const file = fileIn(dataDir)
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => (line.trim() === '' ? [] : (JSON.parse(line) as Lead))).toReversed()
}
