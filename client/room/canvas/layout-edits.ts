import * as Y from 'yjs'
import { textChange } from '#client/lib/text-change.ts'
import { layoutOf, makeShape, type NewShape, readPlace, shapesOf } from '#room-schema/canvas-layout.ts'
import { PLACE_LIMITS, type Place } from '#shared/canvas.ts'
import { newId } from '#shared/ids.ts'

/** The origin of changes made by this person, by which undo finds them. */
export const LAYOUT_EDIT = Symbol('layout edit')

export type PlaceChange = Partial<Place>

/** Moves, sizes or stacks nodes and shapes, each field by itself, so that a move and a resize of two people merge. */
export function changePlaces(doc: Y.Doc, changes: ReadonlyMap<string, PlaceChange>): void {
  doc.transact(() => {
    for (const [id, change] of changes) {
      const entry = entryOf(doc, id)
      if (!entry) continue
      for (const [field, value] of Object.entries(within(change)))
        if (entry.get(field) !== value) entry.set(field, value)
    }
  }, LAYOUT_EDIT)
}

/** Puts new shapes on the board; says their ids. */
export function addShapes(doc: Y.Doc, shapes: readonly NewShape[]): string[] {
  const ids = shapes.map(() => newId())
  doc.transact(() => {
    for (const [at, shape] of shapes.entries())
      shapesOf(doc).set(ids[at] ?? newId(), makeShape({ ...shape, ...within(shape) }))
  }, LAYOUT_EDIT)
  return ids
}

/** Takes shapes away; what belonged to a frame belongs to none then. */
export function removeShapes(doc: Y.Doc, ids: ReadonlySet<string>): void {
  doc.transact(() => {
    for (const id of ids) shapesOf(doc).delete(id)
    for (const [, entry] of layoutOf(doc)) {
      if (!(entry instanceof Y.Map)) continue
      const { frame } = readPlace(entry) ?? {}
      if (frame && ids.has(frame)) entry.set('frame', null)
    }
  }, LAYOUT_EDIT)
}

export function colorShape(doc: Y.Doc, id: string, color: string): void {
  const shape = shapesOf(doc).get(id)
  if (shape instanceof Y.Map) doc.transact(() => shape.set('color', color), LAYOUT_EDIT)
}

/** Replaces the one stretch of a shape's text that differs, so that what others type beside it stays theirs. */
export function typeInShape(doc: Y.Doc, id: string, words: string): void {
  const shape = shapesOf(doc).get(id)
  const text = shape instanceof Y.Map ? shape.get('text') : null
  if (!(text instanceof Y.Text)) return
  const change = textChange(text.toString(), words.slice(0, PLACE_LIMITS.textMaxCharacters))
  if (!change) return
  doc.transact(() => {
    if (change.to > change.from) text.delete(change.from, change.to - change.from)
    if (change.insert) text.insert(change.from, change.insert)
  }, LAYOUT_EDIT)
}

function entryOf(doc: Y.Doc, id: string): Y.Map<unknown> | null {
  const entry = layoutOf(doc).get(id) ?? shapesOf(doc).get(id)
  return entry instanceof Y.Map ? entry : null
}

/** The room takes nothing beyond these, and with it would refuse the rest of the edit. */
function within(change: PlaceChange): PlaceChange {
  const { maxDistance, minSize, maxSize, maxZ } = PLACE_LIMITS
  const kept: PlaceChange = { ...change }
  for (const axis of ['x', 'y'] as const)
    if (change[axis] !== undefined) kept[axis] = clamp(round(change[axis]), -maxDistance, maxDistance)
  for (const side of ['width', 'height'] as const)
    if (change[side] !== undefined) kept[side] = clamp(round(change[side]), minSize, maxSize)
  if (change.z !== undefined) kept.z = clamp(change.z, -maxZ, maxZ)
  return kept
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const round = (value: number): number => Math.round(value * 10) / 10
