import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../serve/backend/startError.ts'

const lockFile = 'reports/build.lock'

/**
 * Allows one build at a time: vite-react-ssg deletes the temporary folder of all when one ends. Until the process ends.
 * @throws {StartError} when another one is running; a killed build's lock is ignored
 */
export function lockBuild(file = lockFile): void {
  const owner = Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0)
  if (owner > 0 && isRunning(owner))
    throw new StartError(
      `Another build is running (process ${owner}). Wait until it ends. If that process is no build, delete ${file}.`,
    )
  fs.rmSync(file, { force: true })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  process.once('exit', () => fs.rmSync(file, { force: true }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
