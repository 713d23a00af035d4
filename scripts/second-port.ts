import { connect, createServer, type Server } from 'node:net'

/**
 * The second port of port mode is the first one under another number: the Host header tells the Worker which of the two
 * a request came to. Null when it is taken, and then previews come from their own host names alone.
 */
export function openSecondPort(host: string, port: number, first: number): Promise<Server | null> {
  const server = createServer(socket => {
    const upstream = connect(first, host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)
    const end = () => {
      socket.destroy()
      upstream.destroy()
    }
    socket.on('error', end).on('close', end)
    upstream.on('error', end).on('close', end)
    socket.pipe(upstream).pipe(socket)
  })
  return new Promise(done => {
    server.once('error', () => done(null))
    server.listen(port, host, () => done(server))
  })
}
