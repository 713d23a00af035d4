import { type CallInput, fillPath, type Route, type RouteReply } from '#shared/api/route.ts'
import { AppError, ERROR_STATUS, type ErrorCode, errorBodySchema } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

interface CallOptions {
  signal?: AbortSignal
  /** Lets the request outlive the page, for the last edit before it closes. */
  keepalive?: boolean
}

export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'

/** Calls one route of the table; every failure is an AppError whose message a person can read. */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<RouteReply<R>> {
  const { path, body, query } = input as Partial<Record<'path' | 'query', Record<string, string>>> & {
    body?: unknown
  }
  const response = await send(`/api${fillPath(route.path, path ?? {})}${queryOf(query)}`, {
    ...options,
    method: route.method,
    body,
  })
  if (!response.ok) throw await errorOf(response)
  return route.reply.parse(await response.json()) as RouteReply<R>
}

interface Request extends CallOptions {
  method: string
  body?: unknown
  /** A file instead of a JSON body. */
  bytes?: Blob
}

export async function send(address: string, { body, bytes, ...options }: Request): Promise<Response> {
  const json = body === undefined ? { body: bytes } : { body: JSON.stringify(body), headers: JSON_HEADERS }
  try {
    return await fetch(address, { credentials: 'same-origin', ...options, ...json })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new AppError('unavailable', UNREACHABLE)
  }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

function queryOf(query: Record<string, string | undefined> | undefined): string {
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The server's own sentence where it gave one, else the one of its status. */
export async function errorOf(response: Response): Promise<AppError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null))
  const code =
    body.success && isErrorCode(body.data.error.code) ? body.data.error.code : codeOf(response.status)
  return new AppError(
    code,
    body.success ? body.data.error.message : undefined,
    response.headers.get('x-request-id'),
  )
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code)

/** Without words of ours a failing gateway speaks of itself, whatever else its status may mean here. */
function codeOf(status: number): ErrorCode {
  if (status > 500) return 'unavailable'
  const found = Object.entries(ERROR_STATUS).find(([, known]) => known === status)
  return found ? (found[0] as ErrorCode) : 'internal'
}

/** What a person reads when something failed. */
export const sentenceOf = (error: unknown): string =>
  error instanceof AppError ? error.message : MESSAGES.somethingWentWrong

/** What the server said; an inner failure says nothing of use. */
export const saidBy = (error: unknown): string | null =>
  error instanceof AppError && error.code !== 'internal' ? error.message : null

/** By which the server's log names the request that failed; null where none came back. */
export const requestIdOf = (error: unknown): string | null =>
  error instanceof AppError ? error.requestId : null

export const hasCode = (error: unknown, ...codes: ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code)
