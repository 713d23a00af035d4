import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import { sendOwnPresence } from '#client/room/presence/own-presence.ts'

const OPEN = 1
let page: EventTarget & { hidden: boolean }
let provider: WebsocketProvider
let sent: number
let dropped: number
let end: () => void

/** The stock client with a link that is open and swallows what is sent. */
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  sent = 0
  dropped = 0
  provider = new WebsocketProvider('ws://localhost', 'room', new Y.Doc(), { connect: false, disableBc: true })
  provider.wsconnected = true
  provider.wsLastMessageReceived = Date.now()
  provider.ws = {
    readyState: OPEN,
    send: () => {
      sent += 1
    },
    close: () => undefined,
  } as unknown as WebSocket
  end = sendOwnPresence(provider, () => {
    dropped += 1
  })
  provider.awareness.setLocalState({ file: 'App.tsx' })
  sent = 0
})
afterEach(() => {
  end()
  provider.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const hear = () => {
  provider.wsLastMessageReceived = Date.now()
}
const show = (isShown: boolean) => {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a hidden tab sends no renewals, so that an idle room can sleep', () => {
  show(false)
  vi.advanceTimersByTime(10 * 60_000)
  expect({ sent, dropped }).toEqual({ sent: 0, dropped: 0 })
})

test('a tab that is shown again says so at once, and goes on renewing', () => {
  show(false)
  vi.advanceTimersByTime(60_000)
  show(true)
  expect(sent).toBe(1)
  hear()
  vi.advanceTimersByTime(29_000)
  expect(sent).toBe(2)
})

test('a link that says nothing for 30 s is dropped, a tab that came back gives it 6 s', () => {
  vi.advanceTimersByTime(46_000)
  expect(dropped).toBe(1)
  hear()
  show(false)
  vi.advanceTimersByTime(60_000)
  show(true)
  vi.advanceTimersByTime(6_000)
  expect(dropped).toBe(2)
})

test('what others say is not sent back', () => {
  const other = new Awareness(new Y.Doc())
  other.setLocalState({ file: 'theme.css' })
  applyAwarenessUpdate(provider.awareness, encodeAwarenessUpdate(other, [other.clientID]), provider)
  expect(provider.awareness.getStates().get(other.clientID)).toEqual({ file: 'theme.css' })
  other.destroy()
  expect(sent).toBe(0)
})
