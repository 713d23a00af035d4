// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { importAddress, importedDesign } from '#client/features/canvas/import-address.ts'
import NewCanvasPage from '#client/pages/canvas/new-canvas-page.tsx'
import { newId } from '#shared/ids.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()
const design = newId()
afterEach(() => history.replaceState(null, '', '/'))

const at = (address: string) => history.replaceState(null, '', address)

test('only an id of a design is one to put on a canvas', () => {
  at(importAddress('new', design))
  expect(location.href).toMatch(new RegExp(`/s/new\\?import=${design}$`))
  expect(importedDesign()).toBe(design)
  at('/s/new?import=../x')
  expect(importedDesign()).toBeNull()
})

describe('[S2] /s/new?import={patternId}', () => {
  test('makes a canvas with that design, and goes there', async () => {
    const made = newId()
    on.answers = () => ({ reply: { id: made, nodeId: newId() } })
    at(importAddress('new', design))
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    queries.setQueryData(SESSION_KEY, { user: { id: 'ada', name: 'Ada' }, server: {} })
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const page = createElement(QueryClientProvider, { client: queries }, createElement(NewCanvasPage))
    await act(async () => root.render(page))
    await on.until(() => expect(location.pathname).toBe(`/s/${made}`))
    expect(location.search).toBe('')
    const asked = on.sent.find(({ path }) => path === '/api/spaces')
    expect(asked?.body).toMatchObject({ patternId: design })
    await act(async () => root.unmount())
  })
})

describe('[S2] /s/{id}?import={patternId}', () => {
  test('puts the design on that canvas once, and the address is that of the canvas then', async () => {
    on.answers = path =>
      path.endsWith('/spaces/node')
        ? { reply: { nodeId: newId(), editorRoomId: newId(), artifactId: null } }
        : { status: 404, reply: { error: { code: 'not_found', message: 'No.' } } }
    at(importAddress(on.canvas.id, design))
    await on.open()
    await on.until(() => expect(location.search).toBe(''))
    expect(location.pathname).toBe(`/s/${on.canvas.id}`)
    const added = on.sent.filter(({ path }) => path.endsWith('/spaces/node'))
    expect(added.map(({ body }) => body)).toMatchObject([{ spaceId: on.canvas.id, patternId: design }])
  })
})
