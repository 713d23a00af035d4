import { readPack } from '#server/features/artifacts/artifact-packs.ts'
import { artifactOfRequest, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import type { RunRoom } from '#server/generation/generation-runs.ts'
import { RunProblem } from '#server/generation/run-problem.ts'
import type { RunRequest } from '#server/generation/runs-store.ts'
import type { RoomVersions } from '#server/rooms/room-versions.ts'
import type { WorkingSnapshot } from '#server/rooms/working-copy.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Selection } from '#shared/chat.ts'
import { positionOf } from '#shared/edits/elements.ts'
import { reanchor } from '#shared/edits/reanchor.ts'
import { elementIn, type Scope } from '#shared/edits/scope.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { MESSAGES } from '#shared/messages.ts'

/** What a run begins with. */
export interface RunStart {
  pattern: PatternRow
  snapshot: WorkingSnapshot
  /** The version it changes; null before the first one. */
  baseId: string | null
  /** It begins at an older version, so its result replaces what is active now instead of being merged into it. */
  isRewound: boolean
  /** What it may change; null is the whole design. */
  scope: Scope | null
  selection: { file: string; line: number; column: number; path: string; name: string; code: string } | null
  /** It changes components of the set that is there. */
  isComponentEdit: boolean
}

/** Whatever people typed is saved first; then the files are those of the moment, or of the version to go back to. */
export async function startRun(
  { env, workingCopy, patternId }: RunRoom,
  versions: RoomVersions,
  request: RunRequest,
): Promise<RunStart> {
  await versions.saveWorkingCopy(request.actor, { beforeItemId: request.userItemId })
  const pattern = await versions.pattern()
  const sourceOf = (id: string | null) => sourceOfVersion(env, id)
  const origin = await originOf(env, patternId(), request)
  const isRewound = origin !== null && origin.baseId !== pattern.activeArtifactId
  const baseId = isRewound ? origin.baseId : pattern.activeArtifactId
  const snapshot = isRewound
    ? { files: await sourceOf(baseId), state: null }
    : await workingCopy.snapshot(pattern.activeArtifactId)
  const selection = request.selection && (await selected(request.selection, snapshot.files, sourceOf))
  const components = componentFiles(snapshot.files, request.components)
  return {
    ...{ pattern, snapshot, baseId, isRewound, selection },
    scope: selection
      ? { file: selection.file, at: { path: selection.path } }
      : components.length > 0
        ? { files: components }
        : null,
    isComponentEdit: components.length > 0,
  }
}

/** Where a resent or repairing request begins; null for all others, and where the first one changed nothing. */
async function originOf(
  env: RunRoom['env'],
  patternId: string,
  { updateOnRequestId, fixOf }: RunRequest,
): Promise<{ baseId: string | null } | null> {
  if (fixOf) return { baseId: fixOf }
  if (!updateOnRequestId) return null
  const replaced = await artifactOfRequest(env.DB, patternId, updateOnRequestId)
  return replaced && { baseId: replaced.parentId }
}

async function sourceOfVersion(env: RunRoom['env'], id: string | null): Promise<SourceFile[]> {
  if (id === null) return []
  const artifact = await findArtifact(env.DB, id)
  const pack = artifact && (await readPack(env.FILES, artifact.packKey))
  if (!pack) throw new Error(`the files of artifact ${id} are missing`)
  return pack.sourceFiles
}

/** The selected element as it stands now: picked in one version, it may have moved since. */
async function selected(
  selection: Selection,
  files: readonly SourceFile[],
  sourceOf: (id: string) => Promise<SourceFile[]>,
): Promise<NonNullable<RunStart['selection']>> {
  const { file, name } = selection
  const codeIn = (list: readonly SourceFile[]) => list.find(each => each.name === file)?.code
  const picked = codeIn(await sourceOf(selection.artifactId))
  const code = codeIn(files)
  const element = picked === undefined ? null : elementIn(picked, file, selection)
  if (picked === undefined || code === undefined || !element) throw new RunProblem(MESSAGES.selectionGone)
  const anchor = { file, ...positionOf(element), path: element.path }
  const now = reanchor(anchor, picked, code)
  const found = now?.path ? elementIn(code, file, { path: now.path }) : null
  if (!found) throw new RunProblem(MESSAGES.selectionGone)
  const text = code.slice(startOf(found.node), endOf(found.node))
  return { file, name, ...positionOf(found), path: found.path, code: text }
}

/** The files of named components: by their path, or by a file of their name. */
export function componentFiles(files: readonly SourceFile[], names: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = new Set(names.map(plain))
  const baseOf = (path: string) => plain(path.replace(/^.*\/|\.\w+$/g, ''))
  return files.map(file => file.name).filter(name => names.includes(name) || wanted.has(baseOf(name)))
}
