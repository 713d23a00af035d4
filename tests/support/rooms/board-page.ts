import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { SESSION_KEY } from '#client/api/users.ts'
import { CanvasRoom } from '#client/pages/canvas/canvas-room.tsx'
import { JoinedCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { type Joined, TestCanvas } from '#tests/support/rooms/joined-canvas.ts'

/** The page of a canvas in happy-dom, with a server that answers as the test says; new for every test of the file. */
export class BoardPage {
  canvas!: TestCanvas
  ada!: Joined
  root!: Root
  sent: { path: string; body: unknown }[] = []
  answers: (path: string) => { status?: number; reply?: object } = () => ({})

  async open(who: Joined = this.ada, { isGuest = false } = {}): Promise<void> {
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    })
    const { id, name } = who.user
    const user = { id, name, email: null, avatarUrl: null, isGuest, isAdmin: false }
    queries.setQueryData(SESSION_KEY, {
      user,
      server: { models: { best: 'templates', agent: 'templates' }, plans: false, preview: {}, choices: [] },
    })
    const page = createElement(
      JoinedCanvas,
      { canvas: who },
      createElement(CanvasRoom, { user: user as never }),
    )
    await act(async () => this.root.render(createElement(QueryClientProvider, { client: queries }, page)))
  }

  groups(): (string | null)[] {
    return [...document.querySelectorAll('[role="group"][aria-label]')].map(each =>
      each.getAttribute('aria-label'),
    )
  }

  press(key: string, options: KeyboardEventInit = {}, at: Element = document.body): Promise<void> {
    return act(
      async () =>
        void at.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
        ),
    )
  }

  /** Looked at again until it holds, with what React has to do meanwhile. */
  until(holds: () => void): Promise<void> {
    return act(async () => void (await vi.waitFor(holds, { timeout: 5_000 })))
  }
}

export function boardPage(): BoardPage {
  const on = new BoardPage()
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
      on.sent.push({ path, body: body === undefined ? null : JSON.parse(body) })
      const { status = 200, reply = {} } = on.answers(path)
      return new Response(JSON.stringify(reply), { status, headers: { 'content-type': 'application/json' } })
    })
    on.sent = []
    on.answers = () => ({ reply: { undo: 'token' } })
    localStorage.clear()
    on.canvas = new TestCanvas()
    on.ada = on.canvas.join('Ada')
    on.root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(async () => {
    await act(async () => on.root.unmount())
    on.canvas.leave()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  return on
}
