import { healthyClock } from '#client/frames/healthy-clock.ts'
import { untilServerThere } from '#client/lib/server-there.ts'
import { FRAME_VERSION } from '#shared/frame-messages.ts'

interface Heard {
  /** The page in the frame talks over this port from now on. */
  connected(port: MessagePort): void
  said(data: unknown): void
}

export interface PortFrame {
  post(message: object): void
  close(): void
}

/** A page that follows links in a circle, or whose host is gone, is not opened for ever. */
const REOPENED_MAX = 5
/** A page that stayed so long is no circle. */
const STAYED_MS = 10_000
/** Of the time in which it could have spoken; twice as much each time. */
const HELLO_WITHIN_MS = 3_000

/** Opens a frame of port mode: it has no origin, so it is known by its window and a word that counts once. */
export function openPortFrame(element: HTMLIFrameElement, src: string, heard: Heard): PortFrame {
  /** The single-use word of the address; null once it was said. */
  let nonce: string | null = null
  let port: MessagePort | null = null
  let connectedAt = 0
  let reopened = 0
  let isClosed = false
  let stopWaiting: () => void = () => undefined

  const navigate = (to: string) => {
    const url = new URL(to)
    nonce = newNonce()
    url.hash = `n=${nonce}${url.hash ? `&${url.hash.slice(1)}` : ''}`
    // With another fragment alone the page would not be loaded again.
    url.searchParams.set('r', String(reopened))
    element.src = url.href
  }
  const reopen = (to: string) => {
    const hasStayed = port !== null && performance.now() - connectedAt > STAYED_MS
    reopened = hasStayed ? 1 : reopened + 1
    if (reopened > REOPENED_MAX || isClosed) return
    port?.close()
    port = null
    navigate(to)
  }
  const hearHello = ({ source, origin, data, ports }: MessageEvent) => {
    if (origin !== 'null' || source !== element.contentWindow || !isHello(data)) return
    const [given] = ports
    if (nonce === null || data.nonce !== nonce || ports.length !== 1 || !given) {
      // Reloaded, or come to by a link: whatever loads without the word is opened anew.
      return data.nonce === null ? reopen(moved(src, data.path)) : undefined
    }
    nonce = null
    port = given
    connectedAt = performance.now()
    given.onmessage = event => heard.said(event.data)
    heard.connected(given)
  }
  const loaded = () => {
    stopWaiting()
    stopWaiting = healthyClock.after(HELLO_WITHIN_MS * 2 ** reopened, () => {
      if (!port) void untilServerThere().then(() => !port && reopen(src))
    })
  }
  addEventListener('message', hearHello)
  element.addEventListener('load', loaded)
  navigate(src)
  return {
    post: message => port?.postMessage(message),
    close() {
      isClosed = true
      removeEventListener('message', hearHello)
      element.removeEventListener('load', loaded)
      stopWaiting()
      port?.close()
    },
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
