import type { FrameSaying, HostMessage } from '#shared/frame-messages.ts'
import type { FrameConfig } from '#shared/preview.ts'
import { parseHostMessage } from './host-messages.ts'

export type HostHandlers = {
  [T in HostMessage['type']]?: (message: Extract<HostMessage, { type: T }>) => void
}

export interface HostLink {
  post(message: FrameSaying): void
}

const VERSION = 1

/** Talks with the page around the frame: its exact origin, its window and one version, or nobody. */
export function connectHost({ appOrigin }: FrameConfig, handlers: HostHandlers): HostLink {
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
