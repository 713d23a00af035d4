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
import { newId } from '#shared/ids.ts'

/** What a call is answered with, by `METHOD path` without `/api` and the design's id as `{id}`. */
export type AnswersOf = Record<string, (body: Record<string, unknown>) => unknown>

/** Something of the editor in a joined room, with everything it asked for, and the notices beside it. */
export function showInRoom(shown: (patternId: string) => ReactNode, answers: AnswersOf) {
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
  const me = { id: 'ada', name: 'Ada', isGuest: false }
  const server = { experiments: ['convert', 'integrations', 'agent'] }
  queries.setQueryData(SESSION_KEY, { user: me, server })
  const doc = new Y.Doc()
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
