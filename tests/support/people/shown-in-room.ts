import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { SESSION_KEY } from '#client/api/users.ts'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { type OpenDialog, openDialogAtom } from '#client/state/dialogs.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { type EditorMeta, writeMeta } from '#room-schema/editor-room.ts'
import { newId } from '#shared/ids.ts'

/** What a call is answered with, by `METHOD path` without `/api` and the design's id as `{id}`. */
export type AnswersOf = Record<string, (body: Record<string, unknown>) => unknown>

interface Given {
  user?: object | null
  server?: object
  /** What was known before, by the keys of its queries. */
  known?: (patternId: string) => [key: string[], data: unknown][]
  /** What the room shows of its design. */
  meta?: Partial<EditorMeta>
}

/** Something of the editor in a joined room, with everything it asked for, and the notices beside it. */
export function showInRoom(
  shown: (patternId: string) => ReactNode,
  answers: AnswersOf,
  { user = {}, server = {}, known = () => [], meta = {} }: Given = {},
) {
  const asked: [call: string, body: Record<string, unknown>][] = []
  const patternId = newId()
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = String(input).replace('/api', '').replace(patternId, '{id}')
    const named = `${init?.method ?? 'GET'} ${path}`
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    asked.push([named, body])
    const given = await answers[named]?.(body)
    if (given instanceof Response) return given
    const missing = { error: { code: 'not_found', message: `${named} is not there.` } }
    return given === undefined ? Response.json(missing, { status: 404 }) : Response.json(given)
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryDefaults(SESSION_KEY, { staleTime: Number.POSITIVE_INFINITY })
  const me = user && { id: 'ada', name: 'Ada', isGuest: false, oneTimeKeys: {}, ...user }
  const here = { experiments: ['convert', 'integrations', 'agent'], ...server }
  queries.setQueryData(SESSION_KEY, { user: me, server: here })
  for (const [key, data] of known(patternId)) queries.setQueryData(key, data)
  const doc = new Y.Doc()
  writeMeta(doc, meta)
  const connection = {
    ...{ doc, awareness: new Awareness(doc), state: () => FIRST_STATE, subscribe: () => () => undefined },
    ...{ hearLooks: () => () => undefined, reconnect: () => undefined, destroy: () => undefined },
  }
  const store = createStore()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const room = createElement(JoinedRoom, { room: { id: patternId, connection } }, shown(patternId))
  root.render(
    createElement(
      Provider,
      { store },
      createElement(QueryClientProvider, { client: queries }, room, createElement(Toaster)),
    ),
  )
  return {
    patternId,
    asked,
    store,
    queries,
    dialog: (): OpenDialog | null => store.get(openDialogAtom),
    unmount() {
      // The library keeps them for the next page.
      toast.dismiss()
      root.unmount()
      connection.awareness.destroy()
      document.body.replaceChildren()
      vi.unstubAllGlobals()
    },
  }
}
