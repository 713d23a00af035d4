import { execFileSync, spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

interface Backend {
  /** The folder that repositories stand in, and the path of one below it. */
  root: string
  path: string
  /** What of the answer is sent; all of it unless told. */
  cutAfter?: number | undefined
  /** Called when git is done and nobody has heard of it. */
  done?: (() => Promise<void>) | undefined
}

let folder: string | undefined

/** Where git keeps its programs: asked for by name, each request would start two of them. */
function programs(): string {
  folder ??= execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim()
  return folder
}

/** Answers with the real git's own server, `git http-backend`; how many bytes it gave. */
export async function answerWithGit(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { root, path, cutAfter, done }: Backend,
): Promise<number> {
  const { search } = new URL(request.url ?? '/', 'http://host')
  const backend = spawn(join(programs(), 'git-http-backend'), [], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(body.length),
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_USER: 'app',
    },
  })
  backend.stdin.on('error', () => undefined)
  backend.stdin.end(body)
  const parts: Buffer[] = []
  for await (const part of backend.stdout) parts.push(part as Buffer)
  const whole = Buffer.concat(parts)
  await done?.()
  const end = whole.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of whole.subarray(0, end).toString().split('\r\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/s)
    headers[name.toLowerCase()] = value
  }
  const { status = '200', ...rest } = headers
  response.writeHead(Number.parseInt(status, 10), rest)
  const answer = whole.subarray(end + 4)
  if (cutAfter === undefined) response.end(answer)
  else response.write(answer.subarray(0, cutAfter), () => response.destroy())
  return answer.length
}
