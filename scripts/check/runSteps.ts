import { spawn } from 'node:child_process'

export type Step = readonly [name: string, command: string]
/** Lanes run side by side, the steps of a lane one after the other. */
export type Stage = readonly (readonly Step[])[]

/** Tests never write to the leads of `npm run serve`. */
const env = { ...process.env, EMBEDDED_DATA_DIR: 'memory' }

const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(0)} s`

/** Runs a command. Its output is shown at its end if other commands run at the same time. */
function run([name, command]: Step, isAlone: boolean): Promise<boolean> {
  const title = `\n== ${name}: ${command}`
  if (isAlone) console.log(title)
  const child = spawn(command, { shell: true, stdio: ['ignore', ...outputs(isAlone)], env })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!isAlone) process.stdout.write(`${title}\n${Buffer.concat(output).toString()}`)
      resolve(code === 0)
    })
  })
}

const outputs = (isAlone: boolean) => (isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))

/** Runs every step, and prints how long each took. After a failure no further step starts. */
export async function runSteps(stages: readonly Stage[]): Promise<void> {
  const began = performance.now()
  const done: string[] = []
  const failed: Step[] = []
  const runLane = async (lane: readonly Step[], isAlone: boolean): Promise<void> => {
    for (const step of lane) {
      if (failed.length > 0) return
      const start = performance.now()
      const hasPassed = await run(step, isAlone)
      if (!hasPassed) failed.push(step)
      done.push(`${hasPassed ? 'passed' : 'failed'} ${secondsSince(start).padStart(6)}  ${step[0]}`)
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))
  const result =
    failed.length === 0
      ? `All passed in ${secondsSince(began)}.`
      : `Failed after ${secondsSince(began)}: ${failed.map(([, command]) => command).join(', ')}`
  console.log(`\n${done.join('\n')}\n${result}`)
  console.log(`${done.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
