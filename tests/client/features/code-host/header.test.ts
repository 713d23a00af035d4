// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { EditorExports } from '#client/pages/editor/editor-exports.tsx'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { type ShownJob, writeJob } from '#room-schema/jobs.ts'

let root: Root
let awareness: Awareness
const doc = new Y.Doc()
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  awareness = new Awareness(doc)
  const connection = {
    ...{ doc, awareness, state: () => FIRST_STATE, subscribe: () => () => undefined },
    ...{ hearLooks: () => () => undefined, reconnect: () => undefined, destroy: () => undefined },
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const menu = createElement(EditorExports, { parts: [], isBusy: false })
  const here = createElement(JoinedRoom, { room: { id: 'room', connection } }, menu)
  await act(async () => root.render(createElement(QueryClientProvider, { client: new QueryClient() }, here)))
})
afterEach(async () => {
  await act(async () => root.unmount())
  awareness.destroy()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const isTurning = () => document.querySelector('button')?.getAttribute('aria-busy') === 'true'
const tell = (job: Partial<ShownJob>) =>
  act(async () =>
    writeJob(doc, {
      ...{ id: 'job', kind: 'pull', actor: { kind: 'user', id: 'bob' }, startedAt: Date.now() },
      ...{ endedAt: null, outcome: null, message: null, commitId: null },
      ...job,
    }),
  )

test('Export turns while anybody syncs or pulls, and not for what has lost its server', async () => {
  expect(isTurning()).toBe(false)
  await tell({})
  expect(isTurning()).toBe(true)
  await tell({ endedAt: Date.now(), outcome: 'success' })
  expect(isTurning()).toBe(false)
  await tell({ id: 'lost', startedAt: Date.now() - 60_000 })
  expect(isTurning()).toBe(false)
})
