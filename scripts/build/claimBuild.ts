import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../serve/backend/startError.ts'

/**
 * Two builds of a project would delete each other's files: vite-react-ssg has one folder for its work.
 * @throws {StartError} while another one runs
 */
export function claimBuild(file = path.resolve('reports/build.pid')): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  if (other > 0 && other !== process.pid && isRunning(other))
    throw new StartError(
      `Another build of this project is running (process ${other}). Wait until it has ended; if none is, delete ${path.relative('.', file)}.`,
    )
  fs.writeFileSync(file, String(process.pid))
  process.once('exit', () => fs.rmSync(file, { force: true }))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
