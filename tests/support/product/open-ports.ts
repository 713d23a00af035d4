import { request } from 'node:http'
import { Person } from '#tests/support/people/person.ts'
import { listeningPorts } from '#tests/support/product/listening-ports.ts'
import type { StartedProduct } from '#tests/support/product/started-product.ts'
import { redPng } from '#tests/support/red-png.ts'

const PICTURE = redPng(60, 40)
const DESIGN = JSON.stringify({
  config: { designSystem: 'html', styling: 'tailwind' },
  files: [{ name: 'App.tsx', code: 'export default () => null' }],
})

/** Somebody's private picture in this product, by the name the object store knows it by. */
export async function keptPicture(url: string): Promise<string> {
  const owner = await Person.withAccount(url)
  const id = await owner.newPattern()
  const response = await owner.fetch(`/api/upload/${id}?name=a.png`, {
    method: 'POST',
    body: new Uint8Array(PICTURE),
  })
  const { url: path } = (await response.json()) as { url: string }
  return `maquette-files/uploads/${id}/${path.split('/').at(-1)}`
}

/** What the runtime, its tools and the compiler would answer, each with the status of its success. */
const questions = (object: string): Question[] => {
  const picture = `/cdn-cgi/local/r2/public/${object}`
  const anywhere = `http://localhost${picture}`
  return [
    { path: picture },
    { path: `/cdn-cgi/mf/r2/public/${object}` },
    { path: `/cdn-cgi/local/r2/s3/${object}` },
    { path: '/', headers: { 'mf-original-url': anywhere } },
    { path: '/', headers: { 'mf-op-original-url': anywhere } },
    { path: picture, headers: { 'mf-route-override': 'maquette' } },
    { path: picture, headers: { 'mf-proxy-shared-secret': '' } },
    { path: '/cdn-cgi/local/platform-proxy', headers: { 'mf-op': 'GET', 'mf-op-target': '0' } },
    { path: '/cdn-cgi/local/explorer/api/d1/database' },
    { path: '/cdn-cgi/local/explorer' },
    { path: '/cdn-cgi/local/scheduled' },
    { path: '/cdn-cgi/local/email' },
    { path: '/cdn-cgi/handler/scheduled' },
    { path: '/core/do-storage/maquette-EditorRoomObject' },
    { path: '/core/dev-registry' },
    { path: '/core/public-url' },
    { path: '/core/error' },
    { path: '/browser/sessionIds' },
    { path: '/api/healthz', headers: { 'mf-custom-fetch-service': 'outbound' } },
    { path: '/api/healthz', headers: { 'mf-custom-node-service': 'x' } },
    { path: '/json' },
    { path: '/json/list' },
    { path: '/json/version' },
    { path: '/healthz' },
    { path: '/compile', body: DESIGN },
    { path: '/warm', body: '1' },
  ]
}

interface Question {
  path: string
  headers?: Record<string, string>
  body?: string
}

interface Reply {
  /** 0: the connection was closed without an answer. */
  status: number
  body: Buffer
}

export function ask(port: number, host: string, { path, headers, body }: Question): Promise<Reply> {
  return new Promise(done => {
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, reply => {
      const pieces: Buffer[] = []
      reply.on('data', piece => pieces.push(piece))
      reply.on('close', () => done({ status: reply.statusCode ?? 0, body: Buffer.concat(pieces) }))
    })
    asked.on('error', () => done({ status: 0, body: Buffer.alloc(0) }))
    asked.end(body)
  })
}

/** Whatever a port told somebody who has no session. */
async function told(port: number, host: string, object: string, isOurs: boolean): Promise<string[]> {
  const answers = await Promise.all(
    questions(object).map(async question => ({ question, reply: await ask(port, host, question) })),
  )
  return answers
    .filter(({ question, reply }) => {
      // What our own entry serves everybody: the app's page, whether it is well, the one page of the preview port.
      const isPublic =
        isOurs &&
        (['/', '/api/healthz'].includes(question.path) || reply.body.includes('id="maquette-frame"'))
      return reply.body.includes(PICTURE) || (!isPublic && reply.status > 0 && reply.status < 400)
    })
    .map(({ question, reply }) => `${port} as ${host}: ${JSON.stringify(question)} → ${reply.status}`)
}

/** What every listening port of this product told somebody who has no session; nothing, where all is well. */
export async function toldByPorts(
  product: StartedProduct,
  port: number,
  picture: string,
  hosts: readonly string[],
): Promise<string[]> {
  const ports = listeningPorts(product.pid)
  if (!ports.includes(port)) return [`${port} does not listen`]
  const tellings = ports.flatMap(each =>
    [`localhost:${port}`, `127.0.0.1:${each}`, ...hosts].map(host =>
      told(each, host, picture, [port, port + 1].includes(each)),
    ),
  )
  return (await Promise.all(tellings)).flat()
}
