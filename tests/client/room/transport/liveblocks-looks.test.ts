import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { AskedLooks } from '#client/room/transport/liveblocks-looks.ts'
import { writeAskedLook } from '#room-schema/asked-look.ts'

test('[8] a page hears of each look that asks its own person, once', () => {
  const doc = new Y.Doc()
  const heard = vi.fn()
  const stop = new AskedLooks(doc, () => 'ada').hear(heard)
  writeAskedLook(doc, { id: 'first', people: ['bob'] })
  expect(heard).not.toHaveBeenCalled()
  writeAskedLook(doc, { id: 'first', people: ['ada', 'cleo'] })
  doc.getMap('meta').set('name', 'Tidal')
  writeAskedLook(doc, null)
  writeAskedLook(doc, { id: 'second', people: ['ada'] })
  expect(heard.mock.calls).toEqual([['first'], ['second']])
  stop()
  writeAskedLook(doc, { id: 'third', people: ['ada'] })
  expect(heard).toHaveBeenCalledTimes(2)
})

test('what was asked while it was on its way is heard; a page that cannot look hears nothing', () => {
  const doc = new Y.Doc()
  writeAskedLook(doc, { id: 'first', people: ['ada'] })
  const heard = vi.fn()
  new AskedLooks(doc, () => null).hear(heard)
  expect(heard).not.toHaveBeenCalled()
  new AskedLooks(doc, () => 'ada').hear(heard)
  expect(heard.mock.calls).toEqual([['first']])
})
