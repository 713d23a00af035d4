import { RunProblem } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { type ElementTarget, positionOf } from '#shared/edits/elements.ts'
import { reanchor } from '#shared/edits/reanchor.ts'
import { elementIn } from '#shared/edits/scope.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { Reference } from '#shared/references.ts'

/** A selected element as it stands in the files of a run. */
export interface SelectedElement {
  name: string
  file: string
  line: number
  column: number
  path: string
  code: string
}

type SourceOf = (artifactId: string) => Promise<readonly SourceFile[]>

/** The selected elements as they stand now: picked in one version, they may have moved since. */
export function findSelected(
  references: readonly Reference[],
  files: readonly SourceFile[],
  sourceOf: SourceOf,
): Promise<SelectedElement[]> {
  return Promise.all(references.map(reference => findOne(reference, files, sourceOf)))
}

async function findOne(
  { name, anchor, artifactId }: Reference,
  files: readonly SourceFile[],
  sourceOf: SourceOf,
): Promise<SelectedElement> {
  const codeIn = (list: readonly SourceFile[]) => list.find(each => each.name === anchor.file)?.code
  const code = codeIn(files)
  const picked = artifactId ? codeIn(await sourceOf(artifactId)) : code
  if (picked === undefined || code === undefined) throw new RunProblem(MESSAGES.selectionGone)
  const element = elementAt(picked, anchor)
  const from = element && { file: anchor.file, ...positionOf(element), path: element.path }
  const now = from && reanchor(from, picked, code)
  const found = now?.path ? elementIn(code, anchor.file, { path: now.path }) : null
  if (!found) throw new RunProblem(MESSAGES.selectionGone)
  const text = code.slice(startOf(found.node), endOf(found.node))
  return { name, file: anchor.file, ...positionOf(found), path: found.path, code: text }
}

function elementAt(code: string, { file, path, line, column }: Reference['anchor']) {
  const at = (target: ElementTarget) => elementIn(code, file, target)
  return (path === null ? null : at({ path })) ?? at({ line, column })
}

const CODE_MAX_CHARACTERS = 2_000

/** What a model reads of the elements somebody selected; nothing when none is selected. */
export function describeSelected(selected: readonly SelectedElement[]): string {
  if (selected.length === 0) return ''
  const described = selected.map(
    ({ name, file, line, code }) =>
      `- ${name} in ${file}, line ${line}:\n\`\`\`tsx\n${code.slice(0, CODE_MAX_CHARACTERS)}\n\`\`\``,
  )
  const only = selected.length === 1 ? 'this element, with the imports and tokens it needs' : ONLY_THESE
  return `# Selected in the preview\nChange only ${only}; everything else stays as it is.\n${described.join('\n')}`
}

const ONLY_THESE = 'these elements, with the imports and tokens they need'
