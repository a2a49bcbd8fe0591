/** A startup error that the user can fix: printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Runs a command's main function; a `StartError` becomes its message and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
