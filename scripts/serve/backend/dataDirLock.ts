import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './startError.ts'

/**
 * The embedded database is one process's: a second one on the same directory would destroy it. The lock file says who
 * has it and, for that user's eyes only, how to ask the running server for its leads.
 */
export type Holder = { readonly pid: number; readonly token: string; readonly url?: string }
export type DataDirLock = {
  /** Secret of whoever can read the lock file. */
  readonly token: string
  /** Writes down where the server listens. */
  readonly publish: (url: string) => void
  readonly release: () => void
}

const heldHere = new Set<string>()
export const lockFileOf = (dataDir: string): string => path.resolve(dataDir, 'lock.json')

/** Who has the directory open, if anybody has. A lock left by a killed process does not count. */
export function holderOf(dataDir: string): Holder | undefined {
  const file = lockFileOf(dataDir)
  const holder = readHolder(file)
  if (holder === undefined) return undefined
  // A restarted container gives out the same process ids again.
  const isAlive = holder.pid === process.pid ? heldHere.has(file) : isRunning(holder.pid)
  return isAlive ? holder : undefined
}

/** @throws {StartError} when another process has the directory open */
export function lockDataDir(dataDir: string): DataDirLock {
  const file = lockFileOf(dataDir)
  fs.mkdirSync(dataDir, { recursive: true })
  const holder = holderOf(dataDir)
  if (holder !== undefined) throw inUse(dataDir, holder)
  fs.rmSync(file, { force: true })
  const mine: Holder = { pid: process.pid, token: randomBytes(32).toString('hex') }
  // `wx` fails when someone else was faster.
  fs.writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 })
  heldHere.add(file)
  return {
    token: mine.token,
    publish: (url) => fs.writeFileSync(file, JSON.stringify({ ...mine, url })),
    release: () => {
      heldHere.delete(file)
      fs.rmSync(file, { force: true })
    },
  }
}

export const inUse = (dataDir: string, { pid, url }: Holder): StartError =>
  new StartError(
    `The embedded database in ${dataDir} is in use by process ${pid}${url === undefined ? '' : ` (${url})`}. ` +
      `Stop that process, or set EMBEDDED_DATA_DIR to another directory. ` +
      `If that process is not this site's server, delete ${lockFileOf(dataDir)}.`,
  )

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, token, url } = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>
    if (typeof pid !== 'number' || typeof token !== 'string') return undefined
    return { pid, token, ...(typeof url === 'string' ? { url } : {}) }
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
