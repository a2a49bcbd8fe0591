import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, type ClientConfig } from 'pg'

/** A PostgreSQL server for the tests of the migrations: one that is named, or one of the machine's binaries. */
export type StockPostgres = { readonly url: string } | { readonly binaries: string }

/** The oldest version that the migrations are written for. */
const oldest = 15

export const whyNoStockPostgres = `no PostgreSQL ${oldest} or newer here; install one, or set DATABASE_TEST_URL to a superuser's address`

/** DATABASE_TEST_URL, else the newest binaries in Debian's places or on the PATH. */
export function findStockPostgres(): StockPostgres | undefined {
  const url = process.env['DATABASE_TEST_URL']
  if (url !== undefined && url !== '') return { url }
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  const binaries = folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')) && versionIn(folder) >= oldest)
  return binaries === undefined ? undefined : { binaries }
}

const versionIn = (folder: string): number =>
  Number(/\d+/.exec(spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? 0)

export type RunningPostgres = {
  /** Makes an empty database and connects to it as a superuser. */
  readonly createDatabase: (name: string) => Promise<Client>
  readonly stop: () => Promise<void>
}

/** Starts the server if it has to, listening on nothing but a socket in its own scratch directory. */
export async function startStockPostgres(stock: StockPostgres): Promise<RunningPostgres> {
  const server =
    'url' in stock ? { config: { connectionString: stock.url }, end: () => undefined } : initialise(stock.binaries)
  const admin = await connect(server.config)
  const before = await roles(admin)
  const made: { readonly name: string; readonly client: Client }[] = []
  return {
    createDatabase: async (name) => {
      await admin.query(`create database ${name}`)
      const client = await connect(atDatabase(server.config, name))
      made.push({ name, client })
      return client
    },
    stop: async () => {
      for (const { name, client } of made) {
        await client.end()
        await admin.query(`drop database ${name}`)
      }
      for (const role of await roles(admin)) if (!before.includes(role)) await admin.query(`drop role "${role}"`)
      await admin.end()
      server.end()
    },
  }
}

function initialise(binaries: string): { readonly config: ClientConfig; readonly end: () => void } {
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
  return {
    config: { host: directory, user: 'postgres', database: 'postgres' },
    end: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      fs.rmSync(directory, { recursive: true })
    },
  }
}

async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  await client.connect()
  return client
}

function atDatabase(config: ClientConfig, database: string): ClientConfig {
  if (config.connectionString === undefined) return { ...config, database }
  const url = new URL(config.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

const roles = async (client: Client): Promise<string[]> =>
  (await client.query<{ rolname: string }>('select rolname from pg_roles')).rows.map(({ rolname }) => rolname)
