import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { parseEnv } from 'node:util'

type Step = readonly [name: string, command: string]
/** Lanes run next to each other, the steps of a lane one after the other. */
type Stage = readonly (readonly Step[])[]

const settings = Object.keys(parseEnv(fs.readFileSync('.env.example', 'utf8'))).filter((name) =>
  name.startsWith('VITE_'),
)
/** Tests never write to the leads of `npm run serve`, and never reach the services that an `.env` names. */
const env = {
  ...process.env,
  ...Object.fromEntries(settings.map((name) => [name, ''])),
  EMBEDDED_DATA_DIR: 'memory',
}

/** Runs a command. Its output is shown at its end if other commands run at the same time. */
async function run([name, command]: Step, isAlone: boolean): Promise<boolean> {
  const title = `\n== ${name}: ${command}`
  if (isAlone) console.log(title)
  const stream = isAlone ? 'inherit' : 'pipe'
  const child = spawn(command, { shell: true, stdio: ['ignore', stream, stream], env })
  const output: Buffer[] = []
  for (const it of [child.stdout, child.stderr]) it?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (!isAlone) process.stdout.write(`${title}\n${Buffer.concat(output).toString()}`)
  return code === 0
}

/** Runs every step, and prints how long each took. After a failure no further step starts. */
export async function runSteps(stages: readonly Stage[]): Promise<void> {
  const done: string[] = []
  const failed: string[] = []
  const runLane = async (lane: readonly Step[], isAlone: boolean): Promise<void> => {
    for (const step of lane) {
      if (failed.length > 0) return
      const start = performance.now()
      const hasPassed = await run(step, isAlone)
      const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4)
      done.push(`${hasPassed ? 'passed' : 'failed'} ${seconds} s  ${step[0]}`)
      if (!hasPassed) failed.push(step[1])
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))
  console.log(`\n${done.join('\n')}\n${done.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
