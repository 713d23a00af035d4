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
  const { isOpaque, appOrigins } = config
  const post = isOpaque ? openChannel(appOrigins[0] ?? '', hear) : talkToParent(appOrigins, hear)
  return { post: message => post({ maquette: VERSION, ...message }) }
}

function talkToParent(
  appOrigins: readonly string[],
  hear: (data: unknown) => void,
): (message: object) => void {
  if (window.parent === window) return () => undefined
  // Browsers that do not name the page around a frame are told by its first message.
  let known = appOrigins.find(origin => origin === location.ancestorOrigins?.[0])
  addEventListener('message', event => {
    if (event.source !== window.parent || !appOrigins.includes(event.origin)) return
    known = event.origin
    hear(event.data)
  })
  return message => {
    for (const origin of known ? [known] : appOrigins) window.parent.postMessage(message, origin)
  }
}
