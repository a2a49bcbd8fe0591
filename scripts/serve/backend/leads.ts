import fs from 'node:fs'
import path from 'node:path'
import type { FormId } from './formFields.ts'
import { inMemory } from './settings.ts'

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

/**
 * Every stored lead, newest first. A line that is none, such as one that a full disk has cut off, is left out.
 * @param warn is called with a sentence for each such line
 */
export function readLeads(dataDir: string, warn: (problem: string) => void = console.warn): Lead[] {
  const file = fileIn(dataDir)
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const leads = lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const lead = leadIn(line)
    if (lead === undefined) warn(`${file}:${at + 1} is no lead, and is left out: ${JSON.stringify(line.slice(0, 80))}`)
    return lead ?? []
  })
  return leads.toReversed()
}

function leadIn(line: string): Lead | undefined {
  try {
    const lead = JSON.parse(line) as Lead | null
    const isLead = typeof lead?.createdAt === 'string' && typeof lead.payload === 'object' && lead.payload !== null
    return isLead ? lead : undefined
  } catch {
    return undefined
  }
}
