// What stands before the development server, as scripts/serve.ts stands before the built product.
import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import type { Plugin } from 'vite'
import type { PrivateSockets } from '#scripts/private-sockets.ts'
import { pairsOf, withSender } from '#scripts/sender.ts'

/** What the runtime and its tools answer to, and nobody on the port may ask for. */
const INTERNAL = /^\/+(?:cdn-cgi|core|browser|__inspector|__debug)(?:[/?]|$)/i
const NOTHING = '/there-is-nothing-here'

/** Takes out of every request what only the build tool may say to its runtime, and names the sender. */
export function devEntry(isProxied: boolean): Plugin {
  const clean = (request: IncomingMessage) => {
    const raw = withSender(request.rawHeaders, request.socket.remoteAddress, isProxied)
    const kept = new Set(pairsOf(raw).map(([name]) => name.toLowerCase()))
    for (const name of Object.keys(request.headers)) if (!kept.has(name)) delete request.headers[name]
    request.rawHeaders.splice(0, request.rawHeaders.length, ...raw)
    if (INTERNAL.test(decoded(request.url))) request.url = NOTHING
  }
  return {
    name: 'maquette:entry',
    configureServer({ httpServer }) {
      httpServer?.prependListener('request', clean)
      httpServer?.prependListener('upgrade', clean)
    },
  }
}

function decoded(path = '/'): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The build tool asks its runtime by the port that Miniflare believes it listens on, which is 0 for a socket of this
 * user alone; nothing else connects to port 0.
 */
export function reachRuntimeAt({ entry }: PrivateSockets): void {
  const connect = net.connect as (...given: unknown[]) => net.Socket
  const redirected = (options: unknown, ...rest: unknown[]) =>
    isPortZero(options) ? connect({ ...options, path: entry }, ...rest) : connect(options, ...rest)
  net.connect = redirected as typeof net.connect
}

const isPortZero = (options: unknown): options is { port: 0 } =>
  typeof options === 'object' && options !== null && 'port' in options && String(options.port) === '0'
