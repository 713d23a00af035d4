// A board with so many designs, from documents that no server holds: what is measured is the browser alone.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import { BoardProvider, CanvasBoard } from '#client/features/canvas/board/canvas-board.tsx'
import { JoinedCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { TestCanvas } from '#tests/support/rooms/joined-canvas.ts'

config({ jitless: true })
const asked = new URLSearchParams(location.search)
const count = Number(asked.get('count') ?? 100)
const columns = Math.ceil(Math.sqrt(count))
const canvas = new TestCanvas()
for (let at = 0; at < count; at++) {
  canvas.addNode(
    { name: `Design ${at + 1}`, artifactId: null, status: 'ready', thumbnail: pictureOf(at) },
    { x: (at % columns) * 1_600, y: Math.floor(at / columns) * 1_060 },
  )
}
localStorage.clear()
const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')
const nothing = () => undefined
createRoot(root).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(
      JoinedCanvas,
      { canvas: canvas.join('Ada') },
      createElement(
        Suspense,
        null,
        createElement(
          BoardProvider,
          null,
          createElement(CanvasBoard, {
            ...{ liveMost: 12, isTouch: false, isOnGrid: true, onOpen: nothing },
            inHand: { tool: 'select', isKept: false, take: nothing, press: nothing, done: nothing },
          }),
        ),
      ),
    ),
  ),
)

/** As large as the picture of a version, and another one each time. */
function pictureOf(seed: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 400
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 640, 400)
  for (let at = 0; at < 40; at++) {
    pen.fillStyle = `hsl(${(seed * 47 + at * 31) % 360} 60% ${40 + (at % 5) * 10}%)`
    pen.fillRect((at * 97 + seed * 13) % 600, (at * 61) % 380, 40 + (at % 7) * 20, 12 + (at % 4) * 14)
  }
  return canvas.toDataURL('image/jpeg', 0.8)
}
