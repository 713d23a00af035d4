import { request } from 'node:http'

export interface PreviewAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** A GET with any Host, which fetch would not send. */
export function getPage(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<PreviewAnswer> {
  const { port, host, pathname, search } = new URL(address)
  return new Promise((done, fail) => {
    request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { host, ...headers } },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', piece => {
          text += piece
        })
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
      .on('error', fail)
      .end()
  })
}

/** The same, as its bytes come over the wire. */
export function getBytes(
  address: string,
  headers: Record<string, string>,
): Promise<{ bytes: Buffer; encoding: string | undefined }> {
  const { port, host, pathname, search } = new URL(address)
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }, response => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        done({ bytes: Buffer.concat(pieces), encoding: response.headers['content-encoding'] }),
      )
    })
      .on('error', fail)
      .end()
  })
}
