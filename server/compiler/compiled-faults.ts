import type { SourceFile } from '#shared/artifacts.ts'
import { exportedNames } from '#shared/compile/faults/exported-names.ts'
import type { Fault } from '#shared/compile/faults/fault.ts'
import { missingName } from '#shared/compile/faults/missing-import.ts'
import type { Diagnostic } from './compiler-port.ts'

/** Told by reading the files, with their places and with what there is instead. */
const READ_ELSEWHERE: ReadonlySet<Diagnostic['code']> = new Set([
  'missing-export',
  'unsupported-package',
  'missing-file',
])

const NO_EXPORT = /^No matching export in "([^"]+)" for import "([^"]+)"/
const NOT_FOUND = /^Cannot find "([^"]+)", imported by ([^\s]+?)\.(?: (.+))?$/

/** What the compiler says as lines; warnings only of what reading the files does not say better. */
export function compiledFaults(diagnostics: readonly Diagnostic[], files: readonly SourceFile[]): Fault[] {
  return diagnostics.flatMap((diagnostic): Fault[] => {
    const { severity, code, message, file, line } = diagnostic
    if (severity === 'warning')
      return READ_ELSEWHERE.has(code)
        ? []
        : [{ kind: 'note', file, line, about: `${code} ${message}`, text: sentence(message) }]
    const text = instead(message, files) ?? sentence(message)
    return [{ kind: 'error', file, line, about: `${code} ${message}`, text }]
  })
}

/** A missing name or file of the design, with what there is in its place. */
function instead(message: string, files: readonly SourceFile[]): string | null {
  const [, target = '', name] = NO_EXPORT.exec(message) ?? []
  if (name) {
    const path = target.replace(/^[\w-]+:(?!\/)/, '')
    const code = files.find(each => each.name === path)?.code
    return code === undefined ? null : missingName(path, name, exportedNames(path, code))
  }
  const [, specifier, , hint] = NOT_FOUND.exec(message) ?? []
  if (!specifier) return null
  if (hint) return hint.startsWith('There is no') ? hint : `There is no ${specifier}. ${hint}`
  return `There is no ${specifier}. Write that file, or take the import out.`
}

const sentence = (message: string): string => (/[.!?:]$/.test(message.trim()) ? message : `${message}.`)
