import { ACCOUNT_HEADER, type WorkPath } from './compiler-port.ts'

export interface CompilerBinding {
  /** The compiler Worker at the edge; the gateway of its own processes on one machine; none in development. */
  COMPILER?: Pick<Fetcher, 'fetch'>
  /** The address of the gateway, which holds the secret that it asks for. */
  COMPILER_URL?: string
}

/** Asks for work that would hold the thread of a room: it is done in a process that can be ended, accounts in turn. */
export function askCompiler(
  { COMPILER, COMPILER_URL }: CompilerBinding,
  account: string,
  path: WorkPath,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const request = {
    method: 'POST',
    headers: { [ACCOUNT_HEADER]: account },
    body: body instanceof Blob ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  }
  const address = `${COMPILER_URL ?? 'http://compiler'}${path}`
  return COMPILER ? COMPILER.fetch(address, request) : fetch(address, request)
}
