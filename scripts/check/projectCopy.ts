import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const copied = ['src', 'scripts', 'locales', 'supabase', 'docs/style', 'lingui.config.ts', 'package.json']

/** A copy of the project that a test may change: without pictures, tests and stories. */
export function copyProject(name: string) {
  // Below the project: vanilla-extract compiles no file that shares no folder with it.
  const reports = path.join(root, 'reports')
  fs.mkdirSync(reports, { recursive: true })
  const folder = fs.mkdtempSync(path.join(reports, `${name}-`))
  const at = (file: string) => path.join(folder, file)
  for (const part of copied)
    fs.cpSync(path.join(root, part), at(part), {
      recursive: true,
      filter: (file) => !/\.(?:webp|jpg|test\.tsx?|stories\.tsx)$|[\\/]art$/.test(file),
    })
  fs.symlinkSync(path.join(root, 'node_modules'), at('node_modules'), 'junction')
  const write = (file: string, source: string): void => fs.writeFileSync(at(file), source)
  const read = (file: string): string => fs.readFileSync(at(file), 'utf8')
  return {
    write,
    read,
    /** @throws where the file has no such text */
    edit(file: string, from: string | RegExp, to: string): void {
      const before = read(file)
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${from}: has it moved?`)
      write(file, after)
    },
    /** The output of a tool of node_modules, or of `node`. */
    async run(tool: string, ...args: string[]): Promise<string> {
      const command = tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool)
      const child = spawn(command, args, { cwd: folder, shell: process.platform === 'win32' })
      const chunks: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
      return Buffer.concat(chunks).toString()
    },
    /** A module, compiled as those of the project are. */
    load: <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ at(file)) as Promise<Module>,
    remove: (): void => fs.rmSync(folder, { recursive: true, force: true }),
  }
}
