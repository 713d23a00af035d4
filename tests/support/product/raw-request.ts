import { type IncomingMessage, request } from 'node:http'

interface Sent {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Which of this machine's addresses it comes from. */
  localAddress?: string
}

/** A request as it goes over the wire: fetch hides encodings and chooses its own address. */
export function rawRequest(url: string, { body = '', ...options }: Sent = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request(url, options, response => {
      response.resume()
      done(response)
    })
      .on('error', fail)
      .end(body)
  })
}
