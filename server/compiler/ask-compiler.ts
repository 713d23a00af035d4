import { ACCOUNT_HEADER, type CompilerState, compilerStateSchema, type WorkPath } from './compiler-port.ts'

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

const STATE_MS = 2_000

/** What the gateway says of itself; null at the edge, which has none, and where it does not answer. */
export async function compilerState({
  COMPILER,
  COMPILER_URL,
}: CompilerBinding): Promise<CompilerState | null> {
  if (!COMPILER_URL) return null
  try {
    const signal = AbortSignal.timeout(STATE_MS)
    const answer = await (COMPILER ?? { fetch }).fetch(`${COMPILER_URL}/state`, { signal })
    return compilerStateSchema.parse(await answer.json())
  } catch {
    return null
  }
}

/** Whether it is there: asked of the gateway of one machine, and at the edge of the Worker before its pool. */
export async function compilerAnswers(binding: CompilerBinding): Promise<boolean> {
  const { COMPILER, COMPILER_URL } = binding
  if (COMPILER_URL || !COMPILER) return COMPILER_URL === undefined || (await compilerState(binding)) !== null
  try {
    const { ok } = await COMPILER.fetch('http://compiler/healthz', { signal: AbortSignal.timeout(STATE_MS) })
    return ok
  } catch {
    return false
  }
}
