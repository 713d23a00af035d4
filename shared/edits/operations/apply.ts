import { FILES_MAX_BYTES, type SourceFile } from '#shared/artifacts.ts'
import { controlCharactersIn } from '#shared/edits/operations/control-characters.ts'
import { editFile, refuseElision } from '#shared/edits/operations/edit-file.ts'
import { newElision } from '#shared/edits/operations/elision.ts'
import { type FileChange, summarize } from '#shared/edits/operations/file-changes.ts'
import type { Operation, OperationOf } from '#shared/edits/operations/operations.ts'
import { type Problem, type Refusal, refuse } from '#shared/edits/operations/problem.ts'
import { pathProblem, resultProblems } from '#shared/edits/operations/result-problems.ts'
import { collision } from '#shared/file-paths.ts'

export type Applied =
  | { ok: true; files: SourceFile[]; changes: FileChange[] }
  | { ok: false; problems: Problem[] }

type Files = SourceFile[]
export type Step = { files: Files } | { refusal: Refusal; file: string }

/**
 * Runs the operations one after the other, each on what the ones before it made. All of them or none: with any
 * problem the files stay as they were and every problem is told.
 */
export function apply(before: readonly SourceFile[], operations: readonly Operation[]): Applied {
  const problems: Problem[] = []
  let files: Files = [...before]
  operations.forEach((operation, at) => {
    const step = runOperation(files, operation)
    if ('refusal' in step) problems.push({ ...step.refusal, file: step.file, operation: at })
    else files = step.files
  })
  if (problems.length === 0) problems.push(...resultProblems(before, files))
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, files, changes: summarize(before, files) }
}

/** One operation whose result is not checked yet: what it makes may be mended by the next one. */
export function preview(before: readonly SourceFile[], operation: Operation): Applied {
  const step = runOperation([...before], operation)
  if ('refusal' in step)
    return { ok: false, problems: [{ ...step.refusal, file: step.file, operation: null }] }
  return { ok: true, files: step.files, changes: summarize(before, step.files) }
}

/** One operation; whether what it makes can be read is asked later. */
export function runOperation(files: Files, operation: Operation): Step {
  if (operation.op === 'write') return write(files, operation)
  if (operation.op === 'rename') return rename(files, operation)
  const { file } = operation
  const current = files.find(each => each.name === file)
  if (pathProblem(file) && !current) return { file, ...refuse('bad-path', pathProblem(file) ?? '') }
  // Nothing to look for in a file that is not there: so models write a new file as an edit.
  if (!current && operation.op === 'replace' && operation.search.trim() === '')
    return write(files, { op: 'write', file, code: operation.replace })
  if (!current)
    return { file, ...refuse('file-missing', `There is no file ${file}.${similarName(files, file)}`) }
  if (operation.op === 'delete') return { files: files.filter(each => each !== current) }
  const edited = editFile(current, operation)
  if ('refusal' in edited) return { file, refusal: edited.refusal }
  return { files: files.map(each => (each === current ? { name: file, code: edited.code } : each)) }
}

function write(files: Files, { file, code }: OperationOf<'write'>): Step {
  const current = files.find(each => each.name === file)
  const problem = current ? null : pathProblem(file)
  if (problem) return { file, ...refuse('bad-path', problem) }
  const noise = writeNoise(file, code) ?? (current ? null : namesake(files, file))
  if (noise) return { file, ...noise }
  const elision = newElision(current?.code ?? '', code)
  if (elision !== null) return { file, ...refuseElision(elision) }
  if (!current) return { files: [...files, { name: file, code }] }
  return { files: files.map(each => (each === current ? { name: file, code } : each)) }
}

/** What no source file can hold: bytes that are no text, marks of an edit, more than a whole design. */
function writeNoise(file: string, code: string): { refusal: Refusal } | null {
  if (code.length > FILES_MAX_BYTES)
    return refuse(
      'too-large',
      `${file} is larger than a whole design may be (${FILES_MAX_BYTES / 1_000_000} MB).`,
    )
  if (controlCharactersIn(code) !== null)
    return refuse('binary', `${file} holds characters that are no text. Write source code only.`)
  if (/^<{5,}\s*SEARCH\b/m.test(code))
    return refuse(
      'bad-code',
      `${file} holds search/replace marks between other lines. Give edits alone, or the whole file.`,
    )
  return null
}

/** The same path in other letters is the same file on some machines, and no file is a folder. */
function namesake(files: Files, file: string): { refusal: Refusal } | null {
  const found = collision([...files.map(({ name }) => name), file], path => path === file)
  if (!found) return null
  return refuse('duplicate-file', `${file} cannot be there as well. ${found.problem} Change that file.`)
}

function rename(files: Files, { from, to }: OperationOf<'rename'>): Step {
  const problem = pathProblem(to)
  if (problem) return { file: to, ...refuse('bad-path', problem) }
  if (!files.some(each => each.name === from)) {
    return { file: from, ...refuse('file-missing', `There is no file ${from}.${similarName(files, from)}`) }
  }
  const others = files.filter(each => each.name !== from)
  const found = collision([...others.map(({ name }) => name), to], path => path === to)
  if (found || others.some(each => each.name === to)) {
    const why = found?.problem ?? 'There is a file with this name.'
    return {
      file: to,
      ...refuse('file-exists', `${to} exists already. ${why} Delete it first or choose another name.`),
    }
  }
  return { files: files.map(each => (each.name === from ? { name: to, code: each.code } : each)) }
}

/** The file probably meant: the same last part, in any case and folder. */
function similarName(files: Files, name: string): string {
  const last = (path: string) =>
    path
      .split('/')
      .at(-1)
      ?.toLowerCase()
      .replace(/\.\w+$/, '')
  const similar = files.find(each => last(each.name) === last(name))
  return similar ? ` Did you mean ${similar.name}?` : ''
}
