import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentType, createElement } from 'react'
import { vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'

/** The chat of a room, shown to somebody who gets everything that happens on the server as updates. */
export async function showThread(
  server: Y.Doc,
  patternId: string,
  canWrite = false,
  /** What is shown in its place. */
  other?: ComponentType,
): Promise<{ unmount(): Promise<void> }> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(server))
  server.on('update', update => Y.applyUpdate(doc, update))
  const { createRoot } = await import('react-dom/client')
  const { ChatLog } = await import('#client/features/chat/thread/chat-log.tsx')
  const { JoinedRoom } = await import('#client/room/document/room-provider.tsx')
  const state = { ...FIRST_STATE, link: 'live' as const, isSynced: true, hasContent: true }
  const connection = {
    doc,
    awareness: new Awareness(doc),
    state: () => state,
    subscribe: () => () => undefined,
    hearLooks: () => () => undefined,
    reconnect: () => undefined,
    destroy: () => undefined,
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const { CanWriteContext } = await import('#client/features/chat/chat-context.ts')
  const log = createElement(CanWriteContext, { value: canWrite }, createElement(other ?? ChatLog))
  const thread = createElement(JoinedRoom, { room: { id: patternId, connection } }, log)
  await act(async () => root.render(createElement(QueryClientProvider, { client: queries }, thread)))
  await act(() => import('#client/features/chat/parts/markdown.tsx'))
  return { unmount: () => act(async () => root.unmount()) }
}
