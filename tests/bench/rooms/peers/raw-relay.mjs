// What workerd itself can do: bytes passed on to everybody else, no document at all.
import { DurableObject } from 'cloudflare:workers'

const SYNC = 0
const STEP_1 = 0
const STEP_2 = 1
const EMPTY_STEP_2 = new Uint8Array([SYNC, STEP_2, 2, 0, 0])

export class Room extends DurableObject {
  #sockets = new Set()

  fetch() {
    const { 0: client, 1: server } = new WebSocketPair()
    server.accept()
    server.binaryType = 'arraybuffer'
    this.#sockets.add(server)
    server.addEventListener('message', ({ data }) => this.#relay(server, data))
    server.addEventListener('close', () => this.#sockets.delete(server))
    return new Response(null, { status: 101, webSocket: client })
  }

  #relay(from, data) {
    const [kind, step] = new Uint8Array(data, 0, 2)
    if (kind === SYNC && step === STEP_1) return from.send(EMPTY_STEP_2)
    if (kind === SYNC && step === STEP_2) return
    for (const socket of this.#sockets) if (socket !== from) socket.send(data)
  }
}

export default {
  fetch: (request, env) => env.ROOMS.getByName(new URL(request.url).pathname).fetch(request),
}
