import { useMemo, useSyncExternalStore } from 'react'
import * as Y from 'yjs'
import {
  type BoardCursor,
  type BoardPeople,
  type BoardView,
  type PersonOnBoard,
  peopleOn,
} from '#client/room/canvas/board-people.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { isSameJson, useShared } from '#client/room/document/use-shared.ts'
import { readShape, type Shape, shapesOf } from '#room-schema/canvas-layout.ts'
import {
  type CanvasMeta,
  type CanvasNode,
  nodesOf,
  readCanvasMeta,
  readNode,
} from '#room-schema/canvas-room.ts'
import { metaOf } from '#room-schema/editor-room.ts'

/** What everybody on the board sees of the canvas: its name and access. */
export const useCanvasMeta = (): CanvasMeta =>
  useShared(metaOf(useCanvas().room.doc), metaIn, 'shallow', isSameJson)

/** How many designs there are. */
export const useNodeCount = (): number => useShared(nodesOf(useCanvas().room.doc), sizeOf)

/** One design on the board, with what a run is doing to it; null once it is gone. Read again when itself has changed. */
export const useNode = (id: string): CanvasNode | null =>
  useShared(useEntry(nodesOf(useCanvas().room.doc), id), readNode, 'deep', isSameJson)

/** One note, frame or arrow; null once it is gone. */
export const useShape = (id: string): Shape | null =>
  useShared(useEntry(shapesOf(useCanvas().layout.doc), id), readShape, 'deep', isSameJson)

const NOTHING: unknown = new Y.Doc().getMap('nothing')

function useEntry(map: Y.Map<unknown>, id: string): unknown {
  const read = useMemo(() => (entries: Y.Map<unknown>) => entries.get(id) ?? NOTHING, [id])
  return useShared(map, read)
}

/** The others on this board, by tab; what moves all the time has hooks of its own. */
export const usePeopleOnBoard = (): readonly PersonOnBoard[] => usePeople(people => people.people())

/** Who of them has selected this design, or works in it. */
export const usePeopleAt = (nodeId: string): readonly PersonOnBoard[] =>
  usePeople(people => people.at(nodeId))

export const useBoardCursors = (): readonly BoardCursor[] => usePeople(people => people.cursors())

/** The part of the board that one person sees; null when that person is not here. */
export const useBoardViewOf = (userId: string | null): BoardView | null =>
  usePeople(people => people.viewOf(userId))

function usePeople<V>(read: (people: BoardPeople) => V): V {
  const people = peopleOn(useCanvas().room.awareness)
  return useSyncExternalStore(people.subscribe, () => read(people))
}

const sizeOf = (map: Y.Map<unknown>): number => map.size

const metaIn = (map: Y.Map<unknown>): CanvasMeta => {
  if (!map.doc) throw new Error('a root of a document has its document')
  return readCanvasMeta(map.doc)
}
