import type { EditsPort } from '#server/edits/edits-port.ts'
import type { LocatedElement } from '#server/edits/locate-element.ts'
import { RunProblem } from '#server/generation/run-problem.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { Reference } from '#shared/references.ts'

/** A selected element as it stands in the files of a run. */
export interface SelectedElement extends LocatedElement {
  name: string
  file: string
}

type SourceOf = (artifactId: string) => Promise<readonly SourceFile[]>

/** The selected elements as they stand now: picked in one version, they may have moved since. */
export async function findSelected(
  references: readonly Reference[],
  files: readonly SourceFile[],
  sourceOf: SourceOf,
  edits: EditsPort,
): Promise<SelectedElement[]> {
  const found: SelectedElement[] = []
  for (const reference of references) found.push(await findOne(reference, files, sourceOf, edits))
  return found
}

async function findOne(
  { name, anchor, artifactId }: Reference,
  files: readonly SourceFile[],
  sourceOf: SourceOf,
  edits: EditsPort,
): Promise<SelectedElement> {
  const codeIn = (list: readonly SourceFile[]) => list.find(each => each.name === anchor.file)?.code
  const code = codeIn(files)
  const picked = artifactId ? codeIn(await sourceOf(artifactId)) : code
  if (picked === undefined || code === undefined) throw new RunProblem(MESSAGES.selectionGone)
  const found = await edits.locate(anchor, picked, code)
  if (!found) throw new RunProblem(MESSAGES.selectionGone)
  return { name, file: anchor.file, ...found }
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
