import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { expect, vi } from 'vitest'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { SESSION_KEY } from '#client/api/users.ts'
import { SyncDialog } from '#client/features/code-host/sync-dialog.tsx'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { FIRST_STATE } from '#client/room/transport/room-connection.ts'
import { type OpenDialog, openDialogAtom } from '#client/state/dialogs.ts'
import { Toaster } from '#client/ui/toaster.tsx'
import { writeMeta } from '#room-schema/editor-room.ts'
import { raiseLinkRevision, type ShownJob, writeJob } from '#room-schema/jobs.ts'
import type { LinkStatus } from '#shared/code-host.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { until } from '#tests/support/until.ts'

export const COMMIT = 'a1b2c3d'.padEnd(40, '0')

export const LINKED = {
  status: 'linked',
  ...{ displayName: 'ada/harbour', avatarUrl: '', lastSyncedAt: Date.now() - 5 * 60_000, branch: 'main' },
  ...{ folder: 'design', url: 'https://host.test/ada/harbour/tree/main', commitId: COMMIT },
} as const satisfies LinkStatus

/** What a call is answered with, by its path without the design's id; an answer that never comes is a promise. */
export type Answers = Record<string, (body: Record<string, unknown>) => unknown>

export const failing = (code: ErrorCode, message: string): Response =>
  Response.json({ error: { code, message } }, { status: ERROR_STATUS[code] })

interface Given {
  answers: Answers
  user?: object
  server?: object
  hasVersion?: boolean
  /** Another dialog in its place. */
  dialog?(onClose: () => void): ReactNode
}

/** The dialog in a joined room, with everything it asked for, and the notices beside it. */
export async function showSync({
  answers,
  user = {},
  server = {},
  hasVersion = true,
  dialog: dialogOf = onClose => createElement(SyncDialog, { onClose }),
}: Given) {
  const asked: [path: string, body: Record<string, unknown>][] = []
  const patternId = newId()
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = String(input).replace('/api/', '').replace(`/${patternId}`, '')
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    asked.push([path, body])
    const answer = answers[path]
    if (!answer) return failing('not_found', `${path} is not there.`)
    const given = await answer(body)
    return given instanceof Response ? given : Response.json(given)
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryDefaults(SESSION_KEY, { staleTime: Number.POSITIVE_INFINITY })
  const me = { id: 'ada', name: 'Ada', isGuest: false, isOperator: false, ...user }
  queries.setQueryData(SESSION_KEY, { user: me, server: { supportUrl: null, hasCodeHost: true, ...server } })
  const doc = new Y.Doc()
  const activeId = newId()
  if (hasVersion) writeMeta(doc, { activeArtifactId: activeId })
  const connection = {
    doc,
    awareness: new Awareness(doc),
    state: () => FIRST_STATE,
    subscribe: () => () => undefined,
    hearLooks: () => () => undefined,
    reconnect: () => undefined,
    destroy: () => undefined,
  }
  const store = createStore()
  const onClose = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const dialog = dialogOf(onClose)
  const room = createElement(JoinedRoom, { room: { id: patternId, connection } }, dialog)
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
    activeId,
    dialog: (): OpenDialog | null => store.get(openDialogAtom),
    /** Of one call, the bodies that were sent. */
    sent: (path: string) => asked.filter(([to]) => to === path).map(([, body]) => body),
    job: (job: Partial<ShownJob>) => writeJob(doc, { ...RUNNING, ...job }),
    /** As the room says that the link has changed. */
    changeLink: () => raiseLinkRevision(doc),
    /** As when somebody comes back to the window. */
    refetch: () => queries.refetchQueries(),
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

const RUNNING: ShownJob = {
  ...{ id: 'job', kind: 'sync', actor: { kind: 'user', id: 'ada' }, startedAt: Date.now() },
  ...{ endedAt: null, outcome: null, message: null, commitId: null },
}

export const text = (): string => document.body.textContent ?? ''

/** Looked at again until it is there. */
export const says = (words: string) => until(() => text().includes(words), words)
export const saysNot = (words: string) => until(() => !text().includes(words), `not: ${words}`)

const named = (name: string) => (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name

export const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].filter(named(name)).at(-1)

export async function press(name: string): Promise<void> {
  const found = await until(() => button(name), `a button ${name}`)
  found.click()
}

/** Types into the field with this label. */
export function type(label: string, value: string): void {
  const name = [...document.querySelectorAll('label')].find(one => one.textContent === label)
  const field = document.getElementById(name?.htmlFor ?? '') as HTMLInputElement
  expect(field, label).not.toBeNull()
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
