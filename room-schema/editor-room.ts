import * as Y from 'yjs'
import { z } from 'zod'
import { assign, type Json } from '#room-schema/typed-map.ts'
import { accessModeSchema } from '#shared/access.ts'
import { actorSchema } from '#shared/actor.ts'
import {
  DEFAULT_CONFIG,
  DEFAULT_VIEWPORT,
  patternConfigSchema,
  responsiveWidthSchema,
  viewportNameSchema,
} from '#shared/design.ts'
import { UNTITLED } from '#shared/patterns.ts'

/** Raised when the meaning of something in the document changes; see `migrations.ts`. */
export const EDITOR_SCHEMA_VERSION = 2

export const runStateSchema = z.enum(['accepted', 'running', 'done', 'failed', 'stopped', 'refused'])
export type RunState = z.infer<typeof runStateSchema>

export const runSchema = z.object({
  state: runStateSchema,
  actor: actorSchema,
  /** What the run may change; null is the whole design. */
  scope: z.string().nullable(),
  startedAt: z.number(),
  /** What the model is doing, for the indicator: "Planning", "Writing hero.tsx". */
  stage: z.string(),
})
export type Run = z.infer<typeof runSchema>

const compilationSchema = z.object({
  isCompiling: z.boolean(),
  compilationId: z.string().nullable(),
  error: z.string().nullable(),
})

/** What the room shows; D1 is right where they differ. Every field has a default, so an old document still reads. */
const metaSchema = z.object({
  schemaVersion: z.number().int().catch(EDITOR_SCHEMA_VERSION),
  name: z.string().catch(UNTITLED),
  config: patternConfigSchema.catch(DEFAULT_CONFIG),
  customId: z.string().nullable().catch(null),
  access: accessModeSchema.catch('private'),
  viewport: viewportNameSchema.catch(DEFAULT_VIEWPORT),
  /** Of the responsive viewport; null fills the panel. */
  responsiveWidth: responsiveWidthSchema.catch(null),
  isDarkMode: z.boolean().catch(false),
  /** Previews show pictures from the web instead of placeholders. */
  allowsWebImages: z.boolean().catch(false),
  activeArtifactId: z.string().nullable().catch(null),
  /** The pages of the design ask for a password. */
  hasPassword: z.boolean().catch(false),
  /** Another one: visitors have answered, or are asked something else. */
  feedbackRevision: z.number().int().nonnegative().catch(0),
  /** How many chat items came before the first of `chat`; they are read by call, page by page. */
  olderChatItems: z.number().int().nonnegative().catch(0),
  compilation: compilationSchema.catch({ isCompiling: false, compilationId: null, error: null }),
  /** Raised when who may do what has changed, for people who are not on our own sockets. */
  accessRevision: z.number().int().nonnegative().catch(0),
})
export type EditorMeta = z.infer<typeof metaSchema>

/** The roots of the room document, which the server alone writes. */
export const metaOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('meta')
export const chatOf = (doc: Y.Doc): Y.Array<Y.Map<unknown>> => doc.getArray('chat')
export const draftOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('draft')
/** The root of the working copy, which people who may write share. */
export const filesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('files')

export function readMeta(doc: Y.Doc): EditorMeta {
  const map = metaOf(doc)
  const keys = Object.keys(metaSchema.shape)
  return metaSchema.parse(Object.fromEntries(keys.map(key => [key, map.get(key)])))
}

export function writeMeta(doc: Y.Doc, values: Partial<EditorMeta>): void {
  assign(metaOf(doc), values as Record<string, Json>)
}

function runsOf(doc: Y.Doc): Y.Map<unknown> | null {
  const runs = metaOf(doc).get('runs')
  return runs instanceof Y.Map ? runs : null
}

export function readRuns(doc: Y.Doc): Map<string, Run> {
  const runs = new Map<string, Run>()
  runsOf(doc)?.forEach((value, requestId) => {
    const run = runSchema.safeParse(value)
    if (run.success) runs.set(requestId, run.data)
  })
  return runs
}

/** Writes a run, or removes it with null; only runs under way stay in the document. */
export function writeRun(doc: Y.Doc, requestId: string, run: Run | null): void {
  let runs = runsOf(doc)
  if (!runs) {
    runs = new Y.Map()
    metaOf(doc).set('runs', runs)
  }
  if (run) assign(runs, { [requestId]: run })
  else runs.delete(requestId)
}

/** Derived, never stored: is a run under way? */
export function activeRun(doc: Y.Doc): { requestId: string; run: Run } | null {
  for (const [requestId, run] of readRuns(doc)) {
    if (run.state === 'accepted' || run.state === 'running') return { requestId, run }
  }
  return null
}
