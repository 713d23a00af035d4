import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { askForFirstPictures } from '#client/room/canvas/first-pictures.ts'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { writeNode } from '#room-schema/canvas-room.ts'

afterEach(() => vi.unstubAllGlobals())

/** A board that says when its designs are known, and what is asked for then. */
function board(designs: number) {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
    },
  )
  const doc = new Y.Doc()
  const hearers = new Set<() => void>()
  let hasContent = false
  const stop = askForFirstPictures({
    doc,
    state: () => ({ ...FIRST_STATE, hasContent }),
    subscribe: hearer => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
  })
  const tell = () => {
    for (const hearer of [...hearers]) hearer()
  }
  const known = () => {
    for (let at = 0; at < designs; at++)
      writeNode(doc, `n${at}`, { editorRoomId: `c${at}`, thumbnail: at === 1 ? null : `/picture/${at}` })
    hasContent = true
    tell()
  }
  return { asked, stop, tell, known }
}

test('the first pictures are asked for once, when the designs are known and not before', () => {
  const { asked, tell, known } = board(20)
  tell()
  expect(asked).toEqual([])
  known()
  tell()
  expect(asked).toEqual([0, 2, 3, 4, 5, 6].map(at => `/picture/${at}`))
})

test('a board that was left before it was there asks for nothing', () => {
  const { asked, stop, known } = board(3)
  stop()
  known()
  expect(asked).toEqual([])
})
