import { mayDo, patternFor } from '#server/access/levels.ts'
import type { SignedInCall } from '#server/call.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { versionToTake } from '#server/features/artifacts/version-to-take.ts'
import { isAllowed, person } from '#server/features/billing/plan-of.ts'
import { copyNodePicture } from '#server/features/canvas/node-picture.ts'
import { countNodes, insertNodes, type NewNode, wasNode } from '#server/features/canvas/nodes-queries.ts'
import type { SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { type PresetToTake, presetToTake } from '#server/features/presets/find-visible-preset.ts'
import type { AccessMode } from '#shared/access.ts'
import { NODES_MAX, type WantedPlace } from '#shared/canvas.ts'
import { DEFAULT_CONFIG, type PatternConfig } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { UNTITLED } from '#shared/patterns.ts'

/** A design that is copied into a canvas, with the version that is; null where it has none. */
export interface Copied {
  pattern: PatternRow
  source: ArtifactRow | null
}

interface Named {
  patternId?: string | undefined
  artifactId?: string | undefined
}

/** What a call wants copied, if the caller may: the active version unless another is named; null: nothing. */
export async function copiedBy(call: SignedInCall, { patternId, artifactId }: Named): Promise<Copied | null> {
  if (!patternId && !artifactId) return null
  const { env, user, caller } = call
  const id = patternId ?? (artifactId && (await findArtifact(env.DB, artifactId))?.patternId)
  const found = id ? await patternFor(env.DB, user.id, id) : null
  if (!found) throw new AppError('not_found')
  const { pattern, level } = found
  if (!level || !mayDo(caller, level, 'fork')) throw new AppError('forbidden')
  const wanted = artifactId ?? pattern.activeArtifactId
  return { pattern, source: wanted ? await versionToTake({ ...call, pattern, level }, wanted) : null }
}

/** A private design becomes public by no copy, unless its person may not have private ones at all. */
export async function checkPlan(
  call: SignedInCall,
  copied: Copied | null,
  access: AccessMode,
): Promise<void> {
  if (copied?.pattern.access !== 'private' || access === 'private') return
  if (await isAllowed(call.env, [person(call.user.id)], 'private')) return
  throw new AppError('plan_required', 'This design is private, and the canvas is public.')
}

export interface MadeWith {
  config: PatternConfig
  preset: PresetToTake | null
}

/** What a design is made with that copies nothing. */
export async function madeWith(
  call: SignedInCall,
  { config, customId }: { config?: PatternConfig | undefined; customId?: string | null | undefined },
): Promise<MadeWith> {
  const preset = customId ? await presetToTake(call, customId, config) : null
  return { config: preset?.config ?? config ?? DEFAULT_CONFIG, preset }
}

interface Asked {
  copied: Copied | null
  name?: string | undefined
  /** Of a design that copies nothing; a copy is made with what its origin is made with. */
  made?: MadeWith
  wantedPlace?: WantedPlace
  requestId?: string | undefined
}

export interface AddedNode {
  nodeId: string
  editorRoomId: string
  artifactId: string | null
}

/** A copy of a design, or an empty one, on a canvas: the same request again makes nothing more. */
export async function addNode(call: SignedInCall, canvas: SpaceRow, asked: Asked): Promise<AddedNode> {
  const { env, actor, user } = call
  const { copied, requestId } = asked
  const idOf = (part: string) =>
    requestId ? deriveId(part, canvas.id, user.id, requestId) : Promise.resolve(newId())
  const [nodeId, editorRoomId, artifactId] = await Promise.all(['node', 'design', 'version'].map(idOf))
  if (!nodeId || !editorRoomId || !artifactId) throw new AppError('internal')
  const added = { nodeId, editorRoomId, artifactId: copied?.source ? artifactId : null }
  if (requestId && (await wasNode(env.DB, nodeId))) return added
  await checkRoom(call, canvas.id, 1)
  const node: NewNode = {
    ...{ nodeId, spaceId: canvas.id, actor, wantedPlace: asked.wantedPlace ?? {} },
    design: designOf(canvas, editorRoomId, asked),
    from: copied?.source ? { source: copied.source, artifactId } : null,
  }
  try {
    await commitAndTell(call, canvas.id, () => insertNodes(env.DB, [node]))
  } catch (error) {
    // The same request twice at once: one of them has made it.
    if (requestId && (await wasNode(env.DB, nodeId))) return added
    throw error
  }
  call.waitUntil(copyNodePicture(env, node))
  return added
}

/** Whether so many more fit. */
export async function checkRoom(call: SignedInCall, spaceId: string, more: number): Promise<void> {
  if ((await countNodes(call.env.DB, spaceId)) + more > NODES_MAX)
    throw new AppError('conflict', `A canvas holds ${NODES_MAX} designs at most.`)
}

/** Its owner and who may look are the canvas's. */
function designOf(
  { ownerId, access }: SpaceRow,
  id: string,
  { copied, name, made = { config: DEFAULT_CONFIG, preset: null } }: Asked,
): NewNode['design'] {
  const own = { id, ownerId, access, name: name ?? copied?.pattern.name ?? UNTITLED }
  if (!copied) return { ...own, ...made }
  const { viewport, isDarkMode } = copied.pattern
  return { ...own, config: copied.source?.config ?? copied.pattern.config, viewport, isDarkMode }
}
