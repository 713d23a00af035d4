import type { FrameSaying, HostMessage } from '#shared/frame-messages.ts'
import type { FrameConfig } from '#shared/preview.ts'
import { parseHostMessage } from './host-messages.ts'
import { openChannel } from './port-channel.ts'

export type HostHandlers = {
  [T in HostMessage['type']]?: (message: Extract<HostMessage, { type: T }>) => void
}

export interface HostLink {
  post(message: FrameSaying): void
}

const VERSION = 1

/** Talks with the page around the frame: its exact origin, its window and one version, or nobody. */
export function connectHost(config: FrameConfig, handlers: HostHandlers): HostLink {
  const hear = (data: unknown) => {
    const message = parseHostMessage(data)
    const handler = message && (handlers[message.type] as ((message: HostMessage) => void) | undefined)
    if (message && handler) handler(message)
  }
  const post = config.isOpaque ? openChannel(config.appOrigin, hear) : talkToParent(config.appOrigin, hear)
  return { post: message => post({ maquette: VERSION, ...message }) }
}

function talkToParent(appOrigin: string, hear: (data: unknown) => void): (message: object) => void {
  const isFramed = window.parent !== window
  addEventListener('message', event => {
    if (isFramed && event.source === window.parent && event.origin === appOrigin) hear(event.data)
  })
  return message => {
    if (isFramed) window.parent.postMessage(message, appOrigin)
  }
}
