import { connect } from 'node:net'

const CHUNK_BYTES = 64 * 1024
const CHUNK = Buffer.concat([
  Buffer.from(`${CHUNK_BYTES.toString(16)}\r\n`),
  Buffer.alloc(CHUNK_BYTES, ' '),
  Buffer.from('\r\n'),
])

export interface Refused {
  /** 0: the connection was closed without a word. */
  status: number
  /** What had been sent when the answer came. */
  bytesBefore: number
  /** What was sent in all. */
  bytes: number
  answer: string
}

interface Upload {
  method: string
  headers?: Record<string, string>
  /** How much somebody wants to send. */
  bytes: number
  /** Sends on after the answer, until the connection is closed. */
  isStubborn?: boolean
}

/** Sends a body without a length, piece by piece, as fast as it is taken. */
export function upload(
  address: string,
  { method, headers = {}, bytes, isStubborn }: Upload,
): Promise<Refused> {
  const { hostname, port, host, pathname, search } = new URL(address)
  return new Promise(done => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    let sent = 0
    let bytesBefore = -1
    let answer = ''
    const head = { host, 'transfer-encoding': 'chunked', 'content-type': 'application/json', ...headers }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.write(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    const send = () => {
      while (sent < bytes && (isStubborn || bytesBefore < 0) && !socket.destroyed) {
        sent += CHUNK_BYTES
        if (!socket.write(CHUNK)) return
      }
      if (sent >= bytes) socket.end('0\r\n\r\n')
      else if (!isStubborn) socket.destroy()
    }
    socket.on('drain', send)
    socket.on('connect', send)
    socket.on('data', piece => {
      if (bytesBefore < 0) bytesBefore = sent
      answer += piece.toString('latin1')
      if (!isStubborn && answer.includes('\r\n\r\n') && answer.includes('"error"')) socket.destroy()
    })
    // A reset is how a server that takes no more says so.
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
      done({ status, bytesBefore: bytesBefore < 0 ? sent : bytesBefore, bytes: sent, answer })
    })
  })
}
