/** Something a person can mend: one sentence that says what to do, and no stack. */
export class Problem extends Error {}

/** Runs a command; a Problem becomes its sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (error instanceof Problem) console.error(`\n${error.message}\n`)
    else console.error(error)
    process.exit(1)
  }
}
