import { readMeta } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { artifactOfRequest } from '#server/features/artifacts/artifacts-queries.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { findSelected, type SelectedElement } from '#server/generation/prompt/selected-elements.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import { RunBases } from '#server/generation/run/lost-files.ts'
import type { DesignNow, WorkingSnapshot } from '#server/generation/run/room.ts'
import { artifactIdOf } from '#server/generation/run/runs-store.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { Scope } from '#shared/edits/scope.ts'

/** What a run begins with. */
export interface RunStart extends DesignNow {
  snapshot: WorkingSnapshot
  /** The version it changes; null before the first one. */
  baseId: string | null
  /** The version it makes. */
  artifactId: string
  /** It begins at an older version, so its result replaces what is active now instead of being merged into it. */
  isRewound: boolean
  /** What it may change; null is the whole design. */
  scope: Scope | null
  selected: SelectedElement[]
  /** It changes components of the set that is there. */
  isComponentEdit: boolean
}

/** Whatever people typed is saved first; then the files are those of the moment, or of the version to go back to. */
export async function start({ env, room, stored, edits }: LiveRun): Promise<RunStart> {
  const { request } = stored
  const { activeArtifactId: seenId } = readMeta(room.doc())
  const now = await room.versions.begin(request.actor, request.userItemId)
  const { activeArtifactId: activeId } = now.pattern
  const sourceOf = async (id: string | null) => (id === null ? [] : filesOf(env, id))
  const origin = await originOf(env, room.patternId(), request, seenId)
  const isRewound = origin !== null && origin.baseId !== activeId
  const baseId = isRewound ? origin.baseId : activeId
  new RunBases(room.sql).set(request.requestId, baseId)
  const snapshot = isRewound
    ? { files: await sourceOf(baseId), state: null }
    : await room.files.snapshot(activeId)
  const selected = await findSelected(request.references, snapshot.files, sourceOf, edits)
  const components = componentFiles(snapshot.files, request.components)
  return {
    ...{ ...now, snapshot, baseId, isRewound, selected },
    artifactId: await artifactIdOf(room.patternId(), stored),
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
  env: Bindings,
  patternId: string,
  { updateOnRequestId, fixOf }: RunRequest,
  seenId: string | null,
): Promise<{ baseId: string | null } | null> {
  if (fixOf) return fixOf === seenId ? null : { baseId: fixOf }
  if (!updateOnRequestId) return null
  const replaced = await artifactOfRequest(env.DB, patternId, updateOnRequestId)
  return replaced && { baseId: replaced.parentId }
}

/** The files of named components: by their path, or by a file of their name. */
export function componentFiles(files: readonly SourceFile[], names: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = new Set(names.map(plain))
  const baseOf = (path: string) => plain(path.replace(/^.*\/|\.\w+$/g, ''))
  return files.map(file => file.name).filter(name => names.includes(name) || wanted.has(baseOf(name)))
}
