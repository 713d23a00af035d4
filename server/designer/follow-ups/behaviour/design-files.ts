import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/apply.ts'
import { type OperationInput, operationSchema } from '#shared/edits/operations.ts'

type Files = readonly SourceFile[]

/** How one file of the design imports another: as its other imports are written. */
export function importOf(from: string, to: string, name: string, files: Files): OperationInput {
  const bare = to.replace(/\.[jt]sx?$/, '')
  const isAliased = files.some(file => /from ["']@\//.test(file.code))
  return { op: 'addImport', file: from, from: isAliased ? `@/${bare}` : relative(from, bare), names: [name] }
}

function relative(from: string, to: string): string {
  const here = from.split('/').slice(0, -1)
  const there = to.split('/')
  let same = 0
  while (same < here.length && same < there.length - 1 && here[same] === there[same]) same++
  const up = here.length - same
  return `${up === 0 ? './' : '../'.repeat(up)}${there.slice(same).join('/')}`
}

/** Where a new component goes: beside the others, in their language. */
export function newComponentName(base: string, files: Files): string {
  const code = files.filter(file => /\.[jt]sx$/.test(file.name))
  const end = code.some(file => file.name.endsWith('.tsx')) ? 'tsx' : 'jsx'
  const folder =
    ['src/components/', 'components/', 'src/'].find(each => code.some(file => file.name.startsWith(each))) ??
    ''
  const isPascal = code.some(
    file => /(?:^|\/)[A-Z]\w+\.[jt]sx$/.test(file.name) && !/App\.[jt]sx$/.test(file.name),
  )
  const kebab = base.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
  return `${folder}${isPascal ? base : kebab}.${end}`
}

/** Whether a component of that name can be written without getting in the way of another. */
export const isNameFree = (name: string, files: Files): boolean =>
  !files.some(file => new RegExp(`\\b(?:function|const|class)\\s+${name}\\b`).test(file.code))

/** The files after all of these; what is so already is passed over, and null when one cannot be done. */
export function applied(
  inputs: readonly OperationInput[],
  files: readonly SourceFile[],
): SourceFile[] | null {
  let now = [...files]
  for (const input of inputs) {
    const result = apply(now, [operationSchema.parse(input)])
    if (result.ok) now = result.files
    else if (result.problems.some(problem => problem.code !== 'no-change')) return null
  }
  return now
}
