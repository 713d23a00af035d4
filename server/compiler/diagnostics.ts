import { MESSAGES } from '#shared/messages.ts'
import { cleanCompileError } from '#shared/preview.ts'
import type { CompileOutput, Diagnostic } from './compiler-port.ts'

/** A diagnostic without a place. */
export function problem(
  severity: Diagnostic['severity'],
  code: Diagnostic['code'],
  message: string,
): Diagnostic {
  return {
    severity,
    code,
    message: cleanCompileError(message),
    file: null,
    line: null,
    column: null,
    lineText: null,
  }
}

/** The answer to something that did not compile. */
export function failure(...diagnostics: Diagnostic[]): CompileOutput {
  return {
    isOk: false,
    compiledFiles: [],
    imports: [],
    unsupportedPackages: [],
    diagnostics,
    errorMessage: errorText(diagnostics),
  }
}

/** Stopped before it was done, which says nothing of the design. */
export const couldNotCompile = (maxMs: number): CompileOutput =>
  failure(
    problem('error', 'timeout', `${MESSAGES.couldNotCompile} It took longer than ${maxMs / 1000} seconds.`),
  )

/** What ends the compiler whenever it is tried. */
export const crashed = (): CompileOutput =>
  failure(problem('error', 'crashed', 'The compiler ended on this design, each time it was tried.'))

/** The errors as one text for a person; null when there are none. */
function errorText(diagnostics: readonly Diagnostic[]): string | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return null
  return cleanCompileError(errors.map(describe).join('\n'))
}

function describe({ file, line, column, message }: Diagnostic): string {
  if (!file) return message
  return `${file}${line === null ? '' : `:${line}${column === null ? '' : `:${column + 1}`}`}: ${message}`
}
