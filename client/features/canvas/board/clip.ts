import type * as Y from 'yjs'
import { z } from 'zod'
import { readLayout, readShapes } from '#room-schema/canvas-layout.ts'
import { readNodes } from '#room-schema/canvas-room.ts'
import { placeSchema, shapeKindSchema } from '#shared/canvas.ts'
import { idSchema } from '#shared/ids.ts'

const KIND = 'maquette/board'

const rectSchema = placeSchema.omit({ frame: true })

const clipSchema = z.object({
  kind: z.literal(KIND),
  designs: z
    .array(
      rectSchema.extend({
        patternId: idSchema,
        artifactId: idSchema.nullable(),
        name: z.string().min(1).max(200),
      }),
    )
    .max(50),
  shapes: z
    .array(
      rectSchema.extend({
        kind: shapeKindSchema.exclude(['arrow']),
        color: z.string().max(30),
        text: z.string().max(5_000),
      }),
    )
    .max(200),
  /** Between designs that are copied along, by their places in the list of designs. */
  arrows: z
    .array(
      z.object({
        from: z.number().int().min(0).max(49),
        to: z.number().int().min(0).max(49),
        color: z.string().max(30),
        text: z.string().max(5_000),
      }),
    )
    .max(200)
    .default([]),
})

/** What is copied from a board; it may come from another one, or from anybody's clipboard. */
export type BoardClip = z.infer<typeof clipSchema>

export function clipOf(room: Y.Doc, layout: Y.Doc, ids: ReadonlySet<string>): BoardClip {
  const [places, nodes, shapes] = [readLayout(layout), readNodes(room), readShapes(layout)]
  const designs = [...ids]
    .flatMap(id => {
      const [place, node] = [places.get(id), nodes.get(id)]
      if (!place || !node || node.status === 'gone') return []
      const { frame: _, ...rect } = place
      const name = node.name || 'Untitled design'
      return [{ id, design: { ...rect, patternId: node.editorRoomId, artifactId: node.artifactId, name } }]
    })
    .slice(0, 50)
  const placeOf = (id: string | null | undefined) => designs.findIndex(copied => copied.id === id)
  return {
    kind: KIND,
    designs: designs.map(({ design }) => design),
    arrows: [...shapes.values()]
      .filter(({ kind }) => kind === 'arrow')
      .map(({ from, to, color, text }) => ({ from: placeOf(from), to: placeOf(to), color, text }))
      .filter(({ from, to }) => from >= 0 && to >= 0)
      .slice(0, 200),
    shapes: [...ids]
      .flatMap(id => {
        const shape = shapes.get(id)
        if (!shape || shape.kind === 'arrow') return []
        const { from: _, to: __, kind, ...rest } = shape
        return [{ ...rest, kind }]
      })
      .slice(0, 200),
  }
}

/** Null where a text is no piece of a board. */
export function parseClip(text: string): BoardClip | null {
  if (!text.startsWith(`{"kind":"${KIND}"`)) return null
  try {
    return clipSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const isEmptyClip = ({ designs, shapes }: BoardClip): boolean => designs.length + shapes.length === 0
