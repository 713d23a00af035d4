import { healthyClock } from '#client/frames/healthy-clock.ts'
import { untilServerThere } from '#client/lib/server-there.ts'
import { FRAME_VERSION } from '#shared/frame-messages.ts'

type Deliver = (element: HTMLIFrameElement, event: MessageEvent) => void

interface Opened {
  /** What it is called from the app's side, for the frame to be opened again at another path. */
  src: string
  /** The single-use word of the address; null once it was said. */
  nonce: string | null
  port: MessagePort | null
  connectedAt: number
  reopened: number
  connected(port: MessagePort): void
}

/** A page that follows links in a circle, or whose host is gone, is not opened for ever. */
const REOPENED_MAX = 5
/** A page that stayed so long is no circle. */
const STAYED_MS = 10_000
/** Of the time in which it could have spoken; twice as much each time. */
const HELLO_WITHIN_MS = 3_000

const opened = new Map<HTMLIFrameElement, Opened>()
const listeners = new Set<Deliver>()

/** Opens a frame of port mode: it has no origin, so it is known by its window and a word that counts once. */
export function openPortFrame(
  element: HTMLIFrameElement,
  src: string,
  connected: (port: MessagePort) => void,
): () => void {
  if (opened.size === 0) addEventListener('message', hearHello)
  const frame: Opened = { src, nonce: null, port: null, connectedAt: 0, reopened: 0, connected }
  opened.set(element, frame)
  let stopWaiting: () => void = () => undefined
  const loaded = () => {
    stopWaiting()
    stopWaiting = healthyClock.after(HELLO_WITHIN_MS * 2 ** frame.reopened, () => {
      if (!frame.port) void untilServerThere().then(() => !frame.port && reopen(element, frame, src))
    })
  }
  element.addEventListener('load', loaded)
  navigate(element, frame, src)
  return () => {
    element.removeEventListener('load', loaded)
    stopWaiting()
    frame.port?.close()
    opened.delete(element)
    if (opened.size === 0) removeEventListener('message', hearHello)
  }
}

/** Whether this frame talks over a port; null where the port is not open yet. */
export const portOf = (element: HTMLIFrameElement): MessagePort | null | undefined => {
  const frame = opened.get(element)
  return frame?.port
}

export function onPortMessage(deliver: Deliver): () => void {
  listeners.add(deliver)
  return () => void listeners.delete(deliver)
}

function hearHello({ source, origin, data, ports }: MessageEvent): void {
  if (origin !== 'null' || !isHello(data)) return
  for (const [element, frame] of opened) {
    if (source !== element.contentWindow) continue
    const [port] = ports
    if (frame.nonce === null || data.nonce !== frame.nonce || ports.length !== 1 || !port) {
      // Reloaded, or come to by a link: whatever loads without the word is opened anew.
      return data.nonce === null ? reopen(element, frame, moved(frame.src, data.path)) : undefined
    }
    frame.nonce = null
    frame.port = port
    frame.connectedAt = performance.now()
    port.onmessage = event => {
      for (const deliver of listeners) deliver(element, event)
    }
    frame.connected(port)
    return
  }
}

const isHello = (data: unknown): data is { nonce: string | null; path: string } => {
  const { maquette, type, nonce, path } = (data ?? {}) as Record<string, unknown>
  return (
    maquette === FRAME_VERSION &&
    type === 'HELLO' &&
    (nonce === null || typeof nonce === 'string') &&
    typeof path === 'string' &&
    path.length <= 2_000
  )
}

function reopen(element: HTMLIFrameElement, frame: Opened, src: string): void {
  const hasStayed = frame.port !== null && performance.now() - frame.connectedAt > STAYED_MS
  frame.reopened = hasStayed ? 1 : frame.reopened + 1
  if (frame.reopened > REOPENED_MAX || !opened.has(element)) return
  frame.port?.close()
  frame.port = null
  navigate(element, frame, src)
}

function navigate(element: HTMLIFrameElement, frame: Opened, src: string): void {
  const url = new URL(src)
  frame.nonce = newNonce()
  url.hash = `n=${frame.nonce}${url.hash ? `&${url.hash.slice(1)}` : ''}`
  // With another fragment alone the page would not be loaded again.
  url.searchParams.set('r', String(frame.reopened))
  element.src = url.href
}

/** Another path of the same page, with the parameters that are the app's. */
function moved(src: string, path: string): string {
  const from = new URL(src)
  const to = new URL(path.startsWith('/') && !path.startsWith('//') ? path : '/', src)
  if (to.origin !== from.origin) return src
  for (const [name, value] of from.searchParams) to.searchParams.set(name, value)
  return to.href
}

const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
