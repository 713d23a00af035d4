import type { EditsPort } from '#server/edits/edits-port.ts'
import { artifactOfRequest } from '#server/features/artifacts/artifacts-queries.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { findSelected, type SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import type { RunRequest } from '#server/generation/run/runs-store.ts'
import type { RoomVersions } from '#server/rooms/editor/versions.ts'
import type { WorkingSnapshot } from '#server/rooms/editor/working-copy.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Scope } from '#shared/edits/scope.ts'

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
  selected: SelectedElement[]
  /** It changes components of the set that is there. */
  isComponentEdit: boolean
}

/** Whatever people typed is saved first; then the files are those of the moment, or of the version to go back to. */
export async function startRun(
  { env, workingCopy, patternId }: RunRoom,
  versions: RoomVersions,
  request: RunRequest,
  edits: EditsPort,
): Promise<RunStart> {
  const { activeArtifactId: seenId } = await versions.pattern()
  await versions.saveWorkingCopy(request.actor, { beforeItemId: request.userItemId })
  const pattern = await versions.pattern()
  const sourceOf = async (id: string | null) => (id === null ? [] : filesOf(env, id))
  const origin = await originOf(env, patternId(), request, seenId)
  const isRewound = origin !== null && origin.baseId !== pattern.activeArtifactId
  const baseId = isRewound ? origin.baseId : pattern.activeArtifactId
  const snapshot = isRewound
    ? { files: await sourceOf(baseId), state: null }
    : await workingCopy.snapshot(pattern.activeArtifactId)
  const selected = await findSelected(request.references, snapshot.files, sourceOf, edits)
  const components = componentFiles(snapshot.files, request.components)
  return {
    ...{ pattern, snapshot, baseId, isRewound, selected },
    scope: scopeOf(selected, components),
    isComponentEdit: components.length > 0,
  }
}

function scopeOf(selected: SelectedElement[], components: string[]): Scope | null {
  if (selected.length > 0) return { elements: selected.map(({ file, path }) => ({ file, at: { path } })) }
  return components.length > 0 ? { files: components } : null
}

/**
 * Where a resent or repairing request begins; null for all others, and where the first one changed nothing. A repair of
 * the version that is seen begins with what people have typed into it since.
 */
async function originOf(
  env: RunRoom['env'],
  patternId: string,
  { updateOnRequestId, fixOf }: RunRequest,
  seenId: string | null,
): Promise<{ baseId: string | null } | null> {
  if (fixOf) return fixOf === seenId ? null : { baseId: fixOf }
  if (!updateOnRequestId) return null
  const replaced = await artifactOfRequest(env.DB, patternId, updateOnRequestId)
  return replaced && { baseId: replaced.parentId }
}

/** What a request is limited to, for people; null for the whole design. */
export const scopeLabel = ({ references, components }: RunRequest): string | null =>
  (references.length > 0 ? references.map(({ name }) => name) : components).join(', ') || null

/** The files of named components: by their path, or by a file of their name. */
export function componentFiles(files: readonly SourceFile[], names: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = new Set(names.map(plain))
  const baseOf = (path: string) => plain(path.replace(/^.*\/|\.\w+$/g, ''))
  return files.map(file => file.name).filter(name => names.includes(name) || wanted.has(baseOf(name)))
}
