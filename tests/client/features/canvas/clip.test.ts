import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { clipOf, parseClip } from '#client/features/canvas/board/clip.ts'
import { makeShape, shapesOf, writePlace } from '#room-schema/canvas-layout.ts'
import { writeNode } from '#room-schema/canvas-room.ts'
import { newId } from '#shared/ids.ts'

const PLACE = { x: 0, y: 0, width: 1_440, height: 900, z: 1 }

function board() {
  const [room, layout] = [new Y.Doc(), new Y.Doc()]
  const add = (name: string) => {
    const nodeId = newId()
    writeNode(room, nodeId, { editorRoomId: newId(), name, artifactId: newId(), status: 'ready' })
    writePlace(layout, nodeId, PLACE)
    return nodeId
  }
  const arrow = (from: string, to: string) => {
    const shape = { kind: 'arrow', ...PLACE, color: 'grey', from, to, text: 'then' } as const
    shapesOf(layout).set(newId(), makeShape(shape))
  }
  return { room, layout, add, arrow }
}

test('28.1: a flow is copied with the arrows between what is copied, and no others', () => {
  const { room, layout, add, arrow } = board()
  const [one, two, three] = [add('One'), add('Two'), add('Three')]
  arrow(two, one)
  arrow(two, three)
  const clip = clipOf(room, layout, new Set([one, two]))
  expect(clip.designs.map(({ name }) => name)).toEqual(['One', 'Two'])
  expect(clip.arrows).toEqual([{ from: 1, to: 0, color: 'grey', text: 'then' }])
  expect(parseClip(JSON.stringify(clip))).toEqual(clip)
})

test('what was copied from a board without arrows, or is no piece of one, is told apart', () => {
  const { room, layout, add } = board()
  const { arrows: _, ...earlier } = clipOf(room, layout, new Set([add('One')]))
  expect(parseClip(JSON.stringify(earlier))?.arrows).toEqual([])
  expect(parseClip('Some words')).toBeNull()
  expect(parseClip('{"kind":"maquette/board","designs":1}')).toBeNull()
})
