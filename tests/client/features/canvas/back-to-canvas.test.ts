// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AddToCanvasDialog } from '#client/features/canvas/add/add-to-canvas-dialog.tsx'
import { BackToCanvas } from '#client/features/canvas/back-to-canvas.tsx'
import { newId } from '#shared/ids.ts'
import { showInRoom } from '#tests/support/people/shown-in-room.ts'
import { button, press, says } from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

let shown: ReturnType<typeof showInRoom>
afterEach(() => {
  shown.unmount()
  history.replaceState(null, '', '/')
})

test('[S2] Back to Canvas leads to the board of a design that stands on one, and is nowhere else', async () => {
  const spaceRoomId = newId()
  const pointer = { spaceRoomId, spaceNodeId: newId() }
  shown = showInRoom(() => createElement(BackToCanvas, { pointer }), {})
  await press('Back to Canvas')
  await until(() => location.pathname === `/s/${spaceRoomId}`, 'the board')
  shown.unmount()
  shown = showInRoom(() => [createElement(BackToCanvas, { key: 'a', pointer: null }), 'beside it'], {})
  await says('beside it')
  expect(button('Back to Canvas')).toBeUndefined()
})

test('[S2] Add to Canvas names one’s canvases, and leads to the one that is taken or to a new one', async () => {
  const harbour = { id: newId(), name: 'Harbour', lastUpdated: Date.now() - 60_000 }
  const open = () => {
    shown = showInRoom(
      patternId => createElement(AddToCanvasDialog, { patternId, onClose: () => undefined }),
      { 'GET /spaces': () => ({ spaces: [harbour] }) },
    )
    return says('Harbour')
  }
  await open()
  expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe('Add to Canvas')
  await press('Harbour1m ago')
  expect(location.pathname + location.search).toBe(`/s/${harbour.id}?import=${shown.patternId}`)
  shown.unmount()
  await open()
  await press('New canvas')
  expect(location.pathname + location.search).toBe(`/s/new?import=${shown.patternId}`)
})
