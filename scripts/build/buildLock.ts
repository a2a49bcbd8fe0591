import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../serve/backend/startError.ts'

const lockFile = 'reports/build.lock'

/**
 * Allows one build at a time until the process ends: vite-react-ssg deletes the temporary folder of all when one ends.
 * @throws {StartError} when another one is running; a killed build's lock is ignored
 */
export function lockBuild(file = lockFile): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (!createLock(file)) {
    const owner = Number(fs.readFileSync(file, 'utf8'))
    // In a container, a killed build may have had the same process id.
    if (owner !== process.pid && isRunning(owner))
      throw new StartError(
        `Another build is running (process ${owner}). Wait until it ends. If that process is no build, delete ${file}.`,
      )
    fs.writeFileSync(file, String(process.pid))
  }
  process.once('exit', () => fs.rmSync(file, { force: true }))
}

/** Returns whether the file was created: only one of several processes can. */
function createLock(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
