import { FILES_MAX, FILES_MAX_BYTES, type SourceFile } from '#shared/artifacts.ts'
import type { Problem, ProblemCode } from '#shared/edits/operations/problem.ts'
import { isCodeFile, parseCode } from '#shared/edits/syntax.ts'
import { openBraces } from '#shared/edits/theme/sheet.ts'
import { filePathProblem } from '#shared/file-paths.ts'

/** What is wrong with the path of a new file, as a sentence; null when nothing is. */
export function pathProblem(path: string): string | null {
  const problem = filePathProblem(path)
  return (
    problem && `"${path}" is not a path inside the design; write one such as components/hero.tsx. ${problem}`
  )
}

/** Checks of the whole result: names, size, and that what could be read before can still be read. */
export function resultProblems(before: readonly SourceFile[], after: readonly SourceFile[]): Problem[] {
  const outer = [...nameProblems(after), ...sizeProblems(after)]
  return outer.length > 0 ? outer : after.flatMap(file => codeProblems(before, file))
}

function nameProblems(files: readonly SourceFile[]): Problem[] {
  const seen = new Set<string>()
  return files.flatMap(({ name }) => {
    const isTwice = seen.has(name)
    seen.add(name)
    return isTwice ? [problem('duplicate-file', name, `There are two files named ${name}.`)] : []
  })
}

export function sizeProblems(files: readonly SourceFile[]): Problem[] {
  const bytes = files.reduce((sum, file) => sum + file.code.length, 0)
  if (files.length > FILES_MAX) {
    return [
      problem('too-large', '', `A design holds at most ${FILES_MAX} files; this would be ${files.length}.`),
    ]
  }
  if (bytes <= FILES_MAX_BYTES) return []
  return [problem('too-large', '', `A design holds at most ${FILES_MAX_BYTES / 1_000_000} MB of code.`)]
}

export function codeProblems(before: readonly SourceFile[], file: SourceFile): Problem[] {
  const old = before.find(each => each.name === file.name)
  if (old?.code === file.code) return []
  const fault = faultOf(file)
  if (!fault || (old && faultOf(old))) return []
  return [fault]
}

function faultOf({ name, code }: SourceFile): Problem | null {
  if (isCodeFile(name)) {
    const { fault } = parseCode(code, name)
    if (!fault) return null
    const where = `${name}, line ${fault.line}`
    return fault.isTruncated
      ? problem(
          'truncated',
          name,
          `${name} ends before its code is finished (${fault.message}). Write the whole file.`,
        )
      : problem('syntax', name, `${where}: ${fault.message}`)
  }
  if (name.endsWith('.json')) return jsonFault(name, code)
  if (!name.endsWith('.css')) return null
  const open = openBraces(code)
  if (open > 0)
    return problem(
      'truncated',
      name,
      `${name} ends with ${open} open brace${open > 1 ? 's' : ''}. Write the whole file.`,
    )
  return open < 0 ? problem('syntax', name, `${name} closes more braces than it opens.`) : null
}

function jsonFault(name: string, code: string): Problem | null {
  try {
    JSON.parse(code)
    return null
  } catch (error) {
    return problem(
      'syntax',
      name,
      `${name} is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
    )
  }
}

const problem = (code: ProblemCode, file: string, message: string): Problem => ({
  code,
  file,
  message,
  operation: null,
})
