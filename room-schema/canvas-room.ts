import * as Y from 'yjs'
import { z } from 'zod'
import { metaOf } from '#room-schema/editor-room.ts'
import { assign, type Json } from '#room-schema/typed-map.ts'
import { accessModeSchema } from '#shared/access.ts'
import { type Actor, actorSchema } from '#shared/actor.ts'
import { directionSchema, nodeStatusSchema, UNTITLED_CANVAS } from '#shared/canvas.ts'

/** Raised when the meaning of something in the documents changes. */
export const CANVAS_SCHEMA_VERSION = 1

/** What the board shows of its canvas; D1 is right where they differ. */
const metaSchema = z.object({
  schemaVersion: z.number().int().catch(CANVAS_SCHEMA_VERSION),
  name: z.string().catch(UNTITLED_CANVAS),
  access: accessModeSchema.catch('private'),
  /** Rises whenever who may do what has changed, so that pages know when to ask again. */
  accessRevision: z.number().int().nonnegative().catch(0),
})
export type CanvasMeta = z.infer<typeof metaSchema>

const UNKNOWN_ACTOR: Actor = { kind: 'server', id: 'unknown' }

/** One design on the board. */
const nodeSchema = z.object({
  /** The design, whose room is joined while it runs live. */
  editorRoomId: z.string(),
  name: z.string().catch(''),
  /** Its newest version. */
  artifactId: z.string().nullable().catch(null),
  /** Where a picture of that version is read. */
  thumbnail: z.string().nullable().catch(null),
  status: nodeStatusSchema.catch('empty'),
  /** What a run is doing: "Planning", "Writing hero.tsx"; empty without one. */
  stage: z.string().catch(''),
  /** Files that the run has finished. */
  filesDone: z.number().int().nonnegative().catch(0),
  /** The exploration that it is a direction of. */
  explore: directionSchema.nullable().catch(null),
  /** Who votes for it. */
  votes: z.array(z.string()).catch([]),
  addedBy: actorSchema.catch(UNKNOWN_ACTOR),
})
export type CanvasNode = z.infer<typeof nodeSchema>

/** The roots of the room document, which the server alone writes. */
export const nodesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('nodes')

export function readCanvasMeta(doc: Y.Doc): CanvasMeta {
  const map = metaOf(doc)
  const keys = Object.keys(metaSchema.shape)
  return metaSchema.parse(Object.fromEntries(keys.map(key => [key, map.get(key)])))
}

export function writeCanvasMeta(doc: Y.Doc, values: Partial<CanvasMeta>): void {
  assign(metaOf(doc), values as Record<string, Json>)
}

/** Null when the entry is no node at all. */
export function readNode(value: unknown): CanvasNode | null {
  if (!(value instanceof Y.Map)) return null
  const keys = Object.keys(nodeSchema.shape)
  return nodeSchema
    .nullable()
    .catch(null)
    .parse(Object.fromEntries(keys.map(key => [key, value.get(key)])))
}

export function readNodes(doc: Y.Doc): Map<string, CanvasNode> {
  const nodes = new Map<string, CanvasNode>()
  nodesOf(doc).forEach((value, nodeId) => {
    const node = readNode(value)
    if (node) nodes.set(nodeId, node)
  })
  return nodes
}

/** Writes what differs of a node, which is made where there is none. */
export function writeNode(doc: Y.Doc, nodeId: string, values: Partial<CanvasNode>): void {
  let node = nodesOf(doc).get(nodeId)
  if (!(node instanceof Y.Map)) {
    node = new Y.Map<unknown>()
    nodesOf(doc).set(nodeId, node)
  }
  assign(node as Y.Map<unknown>, values as Record<string, Json>)
}
