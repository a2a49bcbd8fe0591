import { readLeads } from './backend/leads.ts'
import { inMemory, parseServerSettings } from './backend/settings.ts'
import { runCommand, StartError } from './backend/startError.ts'
import { loadSettings } from './loadSettings.ts'

/** `npm run leads`: what the forms of the local site sent, newest first. */
await runCommand(async () => {
  const { dataDir } = parseServerSettings(loadSettings(''))
  if (dataDir === inMemory) throw new StartError('EMBEDDED_DATA_DIR is "memory": leads are not stored.')
  const leads = readLeads(dataDir)
  if (leads.length === 0)
    console.log(`No leads yet in ${dataDir}. The forms of the site that npm start serves write there.`)
  // Node escapes what a visitor typed, so that it cannot control the terminal.
  else for (const { createdAt, form, payload } of leads) console.log(createdAt, form, payload)
})
