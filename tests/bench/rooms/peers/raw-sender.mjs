// What workerd itself takes to hand out a document: as many bytes as were written, to whoever asks with nothing.
import { DurableObject } from 'cloudflare:workers'

const SYNC = 0
const STEP_1 = 0
const STEP_2 = 1
const UPDATE = 2
const EMPTY_STEP_2 = new Uint8Array([SYNC, STEP_2, 2, 0, 0])
/** Of a small update this much is its head, which Yjs merges away in a whole document. */
const HEAD_BYTES = 20

export class Room extends DurableObject {
  #bytes = 0
  #frame = EMPTY_STEP_2

  fetch() {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  webSocketMessage(socket, data) {
    const [kind, step, , states] = new Uint8Array(data, 0, 4)
    if (kind !== SYNC) return
    if (step === UPDATE) this.#bytes += Math.max(0, data.byteLength - HEAD_BYTES)
    if (step === STEP_1) socket.send(states === 0 ? this.#held() : EMPTY_STEP_2)
  }

  webSocketClose(socket) {
    socket.close()
  }

  #held() {
    if (this.#bytes === 0) return EMPTY_STEP_2
    if (this.#frame.length < this.#bytes) this.#frame = frameOf(this.#bytes)
    return this.#frame
  }
}

function frameOf(bytes) {
  const head = [SYNC, STEP_2]
  let rest = bytes
  for (; rest > 127; rest = Math.floor(rest / 128)) head.push((rest % 128) + 128)
  head.push(rest)
  const frame = new Uint8Array(head.length + bytes).fill(32)
  frame.set(head)
  return frame
}

export default {
  fetch: (request, env) => env.ROOMS.getByName(new URL(request.url).pathname).fetch(request),
}
