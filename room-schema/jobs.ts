import type * as Y from 'yjs'
import { z } from 'zod'
import { metaOf } from '#room-schema/editor-room.ts'
import { assign } from '#room-schema/typed-map.ts'
import { actorSchema } from '#shared/actor.ts'
import { jobStageSchema, syncOutcomeSchema } from '#shared/code-host.ts'

const shownJobSchema = z.object({
  id: z.string(),
  kind: z.enum(['sync', 'pull']),
  actor: actorSchema,
  startedAt: z.number(),
  /** What it is at; null where it does not say. */
  stage: jobStageSchema.nullable().optional(),
  /** Null while it is at work. */
  endedAt: z.number().nullable(),
  /** How it ended. */
  outcome: z.union([syncOutcomeSchema, z.literal('failed')]).nullable(),
  /** Why it failed, as a sentence. */
  message: z.string().nullable(),
  commitId: z.string().nullable(),
})
export type ShownJob = z.infer<typeof shownJobSchema>

const jobsSchema = z.array(shownJobSchema).catch([])

const JOBS = 'jobs'
const LINK_REVISION = 'linkRevision'
const SHOWN_JOBS = 5

/**
 * What the room does with a code host, the newest last. Whoever may look at a design reads this, so it never names a
 * repository, a branch or an address: those are asked for by `GET /github/linkStatus`.
 */
export const readJobs = (doc: Y.Doc): ShownJob[] => jobsSchema.parse(metaOf(doc).get(JOBS) ?? [])

/** Rises with every change of the link, so that pages ask for it again. */
export const readLinkRevision = (doc: Y.Doc): number => {
  const revision = metaOf(doc).get(LINK_REVISION)
  return typeof revision === 'number' ? revision : 0
}

/** Writes a job beside the others, or anew. */
export function writeJob(doc: Y.Doc, job: ShownJob): void {
  const others = readJobs(doc).filter(({ id }) => id !== job.id)
  assign(metaOf(doc), { [JOBS]: [...others, job].slice(-SHOWN_JOBS) })
}

/** The design is linked to something else, or to nothing: what was done before says nothing of it. */
export const forgetJobs = (doc: Y.Doc): void => assign(metaOf(doc), { [JOBS]: [] })

export function raiseLinkRevision(doc: Y.Doc): void {
  assign(metaOf(doc), { [LINK_REVISION]: readLinkRevision(doc) + 1 })
}
