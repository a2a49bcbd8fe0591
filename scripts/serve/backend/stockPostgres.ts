import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

/** The oldest version that the migrations are written for. */
const oldest = 15

export const whyNoStockPostgres = `no PostgreSQL ${oldest} or newer here`

/** The newest binaries of PostgreSQL in Debian's places or on the PATH. */
export function findStockPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')) && versionIn(folder) >= oldest)
}

const versionIn = (folder: string): number =>
  Number(/\d+/.exec(spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? 0)

export type RunningPostgres = {
  /** Makes an empty database and connects to it as a superuser. */
  readonly createDatabase: (name: string) => Promise<Client>
  readonly stop: () => Promise<void>
}

/** Starts a server in a scratch directory, listening on nothing but a socket there. */
export async function startStockPostgres(binaries: string): Promise<RunningPostgres> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root: there, it runs as nobody.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (user.uid !== undefined) fs.chownSync(directory, user.uid, user.gid)
  const data = path.join(directory, 'data')
  const run = (command: string, ...args: string[]): void => {
    const log = path.join(directory, 'log')
    // Output goes to no pipe: the server would hold it open.
    const { status } = spawnSync(path.join(binaries, command), args, { ...user, cwd: directory, stdio: 'ignore' })
    if (status === 0) return
    throw new Error(`${command} of ${binaries} failed. ${fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : ''}`)
  }
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync')
  const options = `-k ${directory} -c listen_addresses= -c fsync=off`
  run('pg_ctl', '-D', data, '-l', path.join(directory, 'log'), '-o', options, '-w', 'start')
  const clients: Client[] = []
  const connect = async (database: string): Promise<Client> => {
    const client = new Client({ host: directory, user: 'postgres', database })
    await client.connect()
    clients.push(client)
    return client
  }
  const admin = await connect('postgres')
  return {
    createDatabase: async (name) => {
      await admin.query(`create database ${name}`)
      return connect(name)
    },
    stop: async () => {
      for (const client of clients) await client.end()
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      fs.rmSync(directory, { recursive: true })
    },
  }
}
