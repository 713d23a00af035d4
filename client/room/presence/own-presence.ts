import * as encoding from 'lib0/encoding'
import { encodeAwarenessUpdate } from 'y-protocols/awareness'
import type { WebsocketProvider } from 'y-websocket'
import { AWARENESS } from '#room-schema/protocol.ts'

const RENEW_EVERY_MS = 15_000
const SILENT_MS = 30_000
/** How long a link may stay silent after its tab came back, before it is taken for dead. */
const GRACE_MS = 6_000

interface Change {
  added: number[]
  updated: number[]
  removed: number[]
}

/**
 * Presence for a room whose server keeps it: only our own state is sent (the stock client also sends back what it
 * learns), nobody is timed out here, and a hidden tab sends nothing, so that an idle room can sleep.
 */
export function sendOwnPresence(provider: WebsocketProvider, drop: () => void): () => void {
  const { awareness, doc } = provider
  awareness.off('update', provider._awarenessUpdateHandler)
  clearInterval(awareness._checkInterval)
  clearInterval(provider._checkInterval)

  const sendOwn = ({ added, updated, removed }: Change) => {
    if (![...added, ...updated, ...removed].includes(doc.clientID)) return
    const { ws } = provider
    if (ws?.readyState !== WebSocket.OPEN) return
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, AWARENESS)
    encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, [doc.clientID]))
    ws.send(encoding.toUint8Array(encoder))
  }
  const renew = () => {
    const state = awareness.getLocalState()
    if (state && !document.hidden) awareness.setLocalState(state)
  }
  const dropIfSilent = (silentMs: number) => {
    const isSilent = Date.now() - provider.wsLastMessageReceived > silentMs
    if (provider.wsconnected && isSilent && !document.hidden) drop()
  }
  let grace: ReturnType<typeof setTimeout> | undefined
  const shown = () => {
    if (document.hidden) return
    const cameBack = Date.now()
    renew()
    grace = setTimeout(() => {
      if (provider.wsLastMessageReceived < cameBack) dropIfSilent(GRACE_MS)
    }, GRACE_MS)
  }
  const timer = setInterval(() => {
    dropIfSilent(SILENT_MS)
    renew()
  }, RENEW_EVERY_MS)

  const linkChanged = ({ status }: { status: string }) => {
    if (status === 'disconnected') forgetOthers(provider)
    // Twice newer than what the room announced as gone, so that the others take it at once.
    if (status === 'connected') renewOwn(provider, 2)
  }

  provider.on('status', linkChanged)
  awareness.on('update', sendOwn)
  document.addEventListener('visibilitychange', shown)
  return () => {
    clearInterval(timer)
    clearTimeout(grace)
    provider.off('status', linkChanged)
    awareness.off('update', sendOwn)
    document.removeEventListener('visibilitychange', shown)
  }
}

/** The stock client remembers how new the states were that a lost link took away, and then waits for newer ones. */
function forgetOthers({ awareness }: WebsocketProvider): void {
  for (const id of awareness.meta.keys()) if (id !== awareness.clientID) awareness.meta.delete(id)
}

/** The stock client sends its own state as a link opens; here it is made newer just before. */
function renewOwn({ awareness }: WebsocketProvider, by: number): void {
  const own = awareness.meta.get(awareness.clientID)
  if (own) awareness.meta.set(awareness.clientID, { ...own, clock: own.clock + by })
}
