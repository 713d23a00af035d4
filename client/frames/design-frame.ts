import { MessageLimit } from '#client/frames/message-limit.ts'
import type { PortFrame } from '#client/frames/port.ts'
import { type PortPlace, showInPort } from '#client/frames/show-in-port.ts'
import {
  FRAME_VERSION,
  type FrameMessage,
  frameMessageSchema,
  type HostSaying,
} from '#shared/frame-messages.ts'

export interface DesignFrameState {
  /** Its page has come, whatever it is. */
  isLoaded: boolean
  /** What came of drawing the design; null until that is known. */
  outcome: 'painted' | 'blank' | 'thrown' | null
  /** The page of the design it is on; null until it has said so. */
  path: string | null
}

const NOTHING_YET: DesignFrameState = { isLoaded: false, outcome: null, path: null }

export interface FrameListener {
  heard(message: FrameMessage): void
  /** It sent so much that it was emptied. */
  flooded?(): void
}

/**
 * One iframe with a design in it, and the talk with it: its own window, its exact origin, a known message, or nothing.
 * It may be without an element; what is said to it then is lost.
 */
export class DesignFrame {
  readonly key: string
  /** What a report of this load carries: the server gave it to the page, or along with its design. */
  reportToken: string | null = null
  #element: HTMLIFrameElement | null = null
  #port: PortFrame | null = null
  #limit = new MessageLimit()
  #state = NOTHING_YET
  readonly #listeners = new Set<FrameListener>()
  readonly #watchers = new Set<() => void>()

  constructor(key: string) {
    this.key = key
  }

  /** Takes the element for the time it is in the page; `port` where previews come without an origin. */
  attach(element: HTMLIFrameElement, port: PortPlace | null): () => void {
    this.#element = element
    this.reportToken = null
    this.#limit = new MessageLimit()
    this.#set(NOTHING_YET)
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== element.contentWindow) return
      // What comes another way than it should is counted all the same.
      this.#take(data, port === null && origin === new URL(element.src, location.href).origin)
    }
    addEventListener('message', listen)
    const opened =
      port &&
      showInPort(element, port, {
        said: data => this.#take(data, true),
        gotReportToken: token => {
          this.reportToken = token
        },
      })
    this.#port = opened
    return () => {
      removeEventListener('message', listen)
      opened?.close()
      if (this.#element !== element) return
      this.#element = null
      this.#port = null
    }
  }

  isAttached = (): boolean => this.#element !== null

  /** Says something to the design, and to nothing else that may have taken its place. */
  say = (saying: HostSaying): void => {
    if (!this.#element) return
    const message = { maquette: FRAME_VERSION, ...saying }
    if (this.#port) return this.#port.post(message)
    const { origin } = new URL(this.#element.src)
    if (origin !== 'null') this.#element.contentWindow?.postMessage(message, origin)
  }

  hear(listener: FrameListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): DesignFrameState => this.#state

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  loaded(): void {
    this.#set({ ...this.#state, isLoaded: true })
  }

  focus(): void {
    this.#element?.focus()
  }

  hasFocus = (): boolean => this.#element !== null && document.activeElement === this.#element

  /** In the design's own pixels, however it is scaled; null while it is nowhere. */
  size = (): { width: number; height: number } | null =>
    this.#element?.isConnected
      ? { width: this.#element.clientWidth, height: this.#element.clientHeight }
      : null

  /** Where it is on the screen; null while it is nowhere. */
  box = (): DOMRect | null => this.#element?.getBoundingClientRect() ?? null

  /** Not looked at beyond its limit: reading what was sent costs more than the message. */
  #take(data: unknown, isOurs: boolean): void {
    const taken = this.#limit.take(performance.now())
    if (taken === 'flood') {
      if (this.#element) this.#element.src = 'about:blank'
      for (const { flooded } of [...this.#listeners]) flooded?.()
    }
    const message = isOurs && taken === 'pass' ? parsed(data) : null
    if (!message) return
    this.#note(message)
    for (const { heard } of [...this.#listeners]) heard(message)
  }

  #note(message: FrameMessage): void {
    if (message.type === 'READY' && message.report) this.reportToken = message.report
    if (message.type === 'READY' || message.type === 'ROUTE_CHANGED')
      this.#set({ ...this.#state, path: message.path })
    if (message.type === 'PAINTED') this.#set({ ...this.#state, outcome: message.outcome })
  }

  #set(next: DesignFrameState): void {
    const keys = Object.keys(next) as (keyof DesignFrameState)[]
    if (keys.every(key => next[key] === this.#state[key])) return
    this.#state = next
    for (const watcher of this.#watchers) watcher()
  }
}

function parsed(data: unknown): FrameMessage | null {
  try {
    const message = frameMessageSchema.safeParse(data)
    return message.success ? message.data : null
  } catch {
    // So deeply nested that reading it does not end well.
    return null
  }
}
