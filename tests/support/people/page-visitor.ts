import { request } from 'node:http'
import type { PreviewAnswer } from '#tests/support/product/preview-request.ts'

/** Somebody with the address of a page, and cookies of that host. */
export class PageVisitor {
  readonly page: URL
  #cookies = new Map<string, string>()

  constructor(page: string) {
    this.page = new URL(page)
  }

  get(path: string, headers: Record<string, string> = {}): Promise<PreviewAnswer> {
    return this.#send('GET', path, headers)
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<PreviewAnswer> {
    const isForm = body instanceof URLSearchParams
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    return this.#send(
      'POST',
      path,
      { 'content-type': type, origin: this.page.origin, ...headers },
      isForm ? String(body) : JSON.stringify(body),
    )
  }

  /** Everything this host has set is forgotten. */
  forget(): void {
    this.#cookies.clear()
  }

  /** Any Host can be sent so, which fetch would not do. */
  #send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<PreviewAnswer> {
    const { host, port } = this.page
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = {
      ...{ host, ...(cookie && { cookie }), ...headers },
      ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
    }
    return new Promise((done, fail) => {
      request({ host: '127.0.0.1', port, path, method, headers: sent }, response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', piece => {
          text += piece
        })
        response.on('end', () => {
          for (const set of response.headers['set-cookie'] ?? []) {
            const [pair = ''] = set.split(';')
            this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
          }
          done({ status: response.statusCode ?? 0, headers: response.headers, text })
        })
      })
        .on('error', fail)
        .end(body)
    })
  }
}
