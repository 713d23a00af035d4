import type { z } from 'zod'

/** All that can go wrong with a server of somebody else's, whatever it is for. */
export type OutsideFault =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'notFound'
  | 'limited'
  | 'conflict'
  /** It answered something else than it should have: an error of its own, too much, or what cannot be read. */
  | 'broken'

export class OutsideError extends Error {
  readonly fault: OutsideFault
  /** What it said itself, without what it was not to repeat. */
  readonly detail: string

  constructor(service: string, fault: OutsideFault, detail = '') {
    super(`${service}: ${fault}`)
    this.fault = fault
    this.detail = detail
  }
}

interface Limits {
  /** Until the last byte is there. */
  timeoutMs: number
  /** Ends it earlier: what it is a part of has no more time. */
  signal?: AbortSignal
  maxBytes: number
  /** Keys and the like, which some servers repeat in what they answer. */
  hide?: readonly (string | undefined)[]
}

interface Answer {
  text: string
  /** Throws `broken` when it is none of this shape. */
  json<T>(schema: z.ZodType<T>): T
}

const DETAIL_CHARACTERS = 500

/** Asks a server of somebody else's; throws an OutsideError for whatever is no answer. Redirects are not followed. */
export async function outsideFetch(
  service: string,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<Answer> {
  const text = new TextDecoder().decode((await outsideBytes(service, url, init, limits)).bytes)
  const detail = detailOf(text, limits)
  return {
    text,
    json(schema) {
      const parsed = schema.safeParse(parsedJson(text))
      if (!parsed.success) throw new OutsideError(service, 'broken', detail)
      return parsed.data
    },
  }
}

/** The same for what is no text. */
export async function outsideBytes(
  service: string,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<{ bytes: Uint8Array; headers: Headers }> {
  const { status, bytes, headers } = await whole(service, url, init, limits)
  if (status >= 200 && status <= 299) return { bytes, headers }
  throw new OutsideError(service, faultOf(status, headers), detailOf(new TextDecoder().decode(bytes), limits))
}

const detailOf = (text: string, { hide }: Limits): string =>
  withoutSecrets(text, hide ?? []).slice(0, DETAIL_CHARACTERS)

async function whole(
  service: string,
  url: string,
  init: RequestInit,
  { timeoutMs, maxBytes, signal: outer }: Limits,
): Promise<{ status: number; bytes: Uint8Array; headers: Headers }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = outer ? AbortSignal.any([timeout, outer]) : timeout
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const bytes = await readAtMost(response.body, maxBytes)
    if (bytes === null) throw new OutsideError(service, 'broken', `more than ${maxBytes} bytes`)
    return { status: response.status, bytes, headers: response.headers }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError(service, signal.aborted ? 'timeout' : 'unreachable')
  }
}

/** Counted while it comes; null as soon as it is too much. */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      return null
    }
    parts.push(value)
  }
  const all = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

/** Some say "not now" with the status of "not you". */
const isLimited = (headers: Headers): boolean =>
  headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0'

function faultOf(status: number, headers: Headers): OutsideFault {
  if (status === 403 && isLimited(headers)) return 'limited'
  if (status === 401 || status === 403) return 'refused'
  if (status === 404 || status === 410) return 'notFound'
  if (status === 429) return 'limited'
  if (status === 409 || status === 412) return 'conflict'
  if (status === 408 || status === 504) return 'timeout'
  return 'broken'
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A server may repeat the key it did not accept. */
export const withoutSecrets = (text: string, secrets: readonly (string | undefined)[]): string =>
  secrets.reduce<string>((left, secret) => (secret ? left.replaceAll(secret, '…') : left), text)
