import * as Y from 'yjs'
import { z } from 'zod'
import { assign, type Json } from '#room-schema/typed-map.ts'
import { type Place, placeSchema, shapeKindSchema } from '#shared/canvas.ts'

/** The roots of the layout document, which people who may write share. */
export const layoutOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('layout')
export const shapesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('shapes')

const shapeSchema = placeSchema.omit({ frame: true }).extend({
  kind: shapeKindSchema,
  color: z.string(),
  /** Of an arrow: the nodes it leads from and to. */
  from: z.string().nullish(),
  to: z.string().nullish(),
})
export type Shape = z.infer<typeof shapeSchema> & { text: string }
export type NewShape = z.input<typeof shapeSchema> & { text?: string }

const fieldsOf = (map: Y.Map<unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map(key => [key, map.get(key)]))

/** Null when the entry is no place. */
export function readPlace(value: unknown): Place | null {
  if (!(value instanceof Y.Map)) return null
  return placeSchema
    .nullable()
    .catch(null)
    .parse(fieldsOf(value, Object.keys(placeSchema.shape)))
}

export function readLayout(doc: Y.Doc): Map<string, Place> {
  const places = new Map<string, Place>()
  layoutOf(doc).forEach((value, nodeId) => {
    const place = readPlace(value)
    if (place) places.set(nodeId, place)
  })
  return places
}

/** Fields of their own, so that a move and a resize of two people merge. Only an existing place can be changed in part. */
export function writePlace(doc: Y.Doc, nodeId: string, place: Place): void {
  const found = layoutOf(doc).get(nodeId)
  if (found instanceof Y.Map) return assign(found, place as Record<string, Json>)
  layoutOf(doc).set(nodeId, new Y.Map(Object.entries(place)))
}

/** Null when the entry is no shape. */
export function readShape(value: unknown): Shape | null {
  if (!(value instanceof Y.Map)) return null
  const shape = shapeSchema.safeParse(fieldsOf(value, Object.keys(shapeSchema.shape)))
  const text = value.get('text')
  return shape.success ? { ...shape.data, text: text instanceof Y.Text ? text.toString() : '' } : null
}

export function readShapes(doc: Y.Doc): Map<string, Shape> {
  const shapes = new Map<string, Shape>()
  shapesOf(doc).forEach((value, id) => {
    const shape = readShape(value)
    if (shape) shapes.set(id, shape)
  })
  return shapes
}

/** The value of a new shape; its text is typed by several people. */
export function makeShape({ text, ...fields }: NewShape): Y.Map<unknown> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new Y.Map<unknown>([...known, ['text', new Y.Text(text ?? '')]])
}
