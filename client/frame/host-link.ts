import type { FRAME_VERSION, FrameConfig, FrameMessage, HostMessage } from '#shared/preview.ts'

type Unversioned<T> = T extends unknown ? Omit<T, 'maquette'> : never
type Handlers = { [T in HostMessage['type']]?: (message: Extract<HostMessage, { type: T }>) => void }

export interface HostLink {
  post(message: Unversioned<FrameMessage>): void
}

const VERSION: typeof FRAME_VERSION = 1

/** Talks with the page around the frame: its exact origin, its window and one version, or nobody. */
export function connectHost({ appOrigin }: FrameConfig, handlers: Handlers): HostLink {
  const isFramed = window.parent !== window
  addEventListener('message', event => {
    if (!isFramed || event.source !== window.parent || event.origin !== appOrigin) return
    const message = parseHostMessage(event.data)
    const handler = message && (handlers[message.type] as ((message: HostMessage) => void) | undefined)
    if (message && handler) handler(message)
  })
  return {
    post(message) {
      if (isFramed) window.parent.postMessage({ maquette: VERSION, ...message }, appOrigin)
    },
  }
}

/** The same rules as the schema in `shared/preview.ts`, without its library. */
function parseHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { maquette, type, isDarkMode, path } = data as Record<string, unknown>
  if (maquette !== VERSION) return null
  if (type === 'REQUEST_FIGMA_FRAME' || type === 'CLEAR_SELECTION') return { maquette, type }
  if (type === 'SET_DARK_MODE' && typeof isDarkMode === 'boolean') return { maquette, type, isDarkMode }
  if (type === 'NAVIGATE' && typeof path === 'string' && /^\/(?!\/)/.test(path))
    return { maquette, type, path }
  return null
}
