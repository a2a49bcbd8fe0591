/** A startup error that the user can fix: printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Errors of the user, by name: Vite loads its own copy of the module of settings. */
const ofUser = ['StartError', 'EnvError']

/** Runs a command's main function; an error that the user can fix becomes its message and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Error && ofUser.includes(error.name))) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
