import type { Bindings } from '#server/bindings.ts'
import { type EditsPort, editsPort } from '#server/edits/edits-port.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { RunWriter } from '#server/generation/reply/write-to-room.ts'
import { isOthersOwn } from '#server/generation/run/admit.ts'
import { AnswerUsage } from '#server/generation/run/answer-usage.ts'
import type { FinishedFiles } from '#server/generation/run/finished-files.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import type { StoredRun } from '#server/generation/run/runs-store.ts'
import { Transcript } from '#server/generation/run/transcript.ts'
import { STUCK_AFTER_S } from '#shared/chat.ts'

/** A run under way in this object's memory: what every step of it is handed. */
export interface LiveRun {
  env: Bindings
  room: RunRoom
  stored: StoredRun
  stop: AbortController
  /** What reads code for it. */
  edits: EditsPort
  /** What writes it into the room. */
  writer: RunWriter
  transcript: Transcript
  usage: AnswerUsage
  /** When the model last said anything. */
  heardAt: number
  /** Past this point the version is being written, and Stop comes too late. */
  isCommitting: boolean
  /** The version it is making, once its card is shown. */
  card: Pick<ArtifactRow, 'id' | 'version'> | null
  /** What it has finished by now, asked when it is stopped or fails; null before the model is asked. */
  finished: (() => Promise<FinishedFiles | null>) | null
  done: Promise<void>
}

export function liveRun(env: Bindings, room: RunRoom, stored: StoredRun): LiveRun {
  const { requestId, assistantItemId, actor } = stored.request
  const stop = new AbortController()
  return {
    ...{ env, room, stored, stop },
    edits: editsPort(env, actor.id, stop.signal),
    writer: new RunWriter(
      change => room.write(change),
      requestId,
      assistantItemId,
      () => room.isWatched(),
    ),
    ...{ transcript: new Transcript(), usage: new AnswerUsage() },
    ...{ heardAt: Date.now(), isCommitting: false, card: null, finished: null, done: Promise.resolve() },
  }
}

/** Its model has been silent so long that this person may give it up for another try. */
export const isStuck = ({ stored, isCommitting, heardAt }: LiveRun, actorId: string): boolean =>
  !isCommitting && !isOthersOwn(stored, actorId) && Date.now() - heardAt >= STUCK_AFTER_S * 1_000

interface NewVersion {
  artifactId: string
  /** The number of the version before it. */
  latest: { major: number; minor: number }
  isComponentEdit: boolean
}

/** The version that a run makes, with its number: given once, when it is first shown. */
export function cardOf(
  run: LiveRun,
  { artifactId, latest, isComponentEdit }: NewVersion,
): NonNullable<LiveRun['card']> {
  const { versions } = run.room
  run.card ??= { id: artifactId, version: versions.number(artifactId, latest, isComponentEdit) }
  return run.card
}
