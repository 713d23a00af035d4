import type { PatternCall, SignedInPatternCall } from '#server/call.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'
import { can } from '#shared/access.ts'
import { AppError } from '#shared/errors.ts'

/** The version of this design that was asked for; of a writer's active one, what has been typed since comes along. */
export async function versionToTake(
  call: PatternCall | SignedInPatternCall,
  artifactId: string,
): Promise<ArtifactRow> {
  const { env, pattern, level } = call
  const actor = 'actor' in call ? call.actor : null
  const isTyped = actor && artifactId === pattern.activeArtifactId && can(level, 'edit')
  const saved = isTyped ? await editorRoom(env, pattern.id).save(pattern.id, actor, {}) : null
  if (saved && 'error' in saved) throw new AppError(saved.error)
  const artifact = await findArtifact(env.DB, saved?.artifactId ?? artifactId)
  if (artifact?.patternId !== pattern.id) throw new AppError('not_found', 'This version does not exist.')
  return artifact
}
