import type { Context, Hono } from 'hono'
import { beforeBody, checkAccess, checkSignedIn, namesInBody, valuesAt } from '#server/access/check-access.ts'
import { appOrigins } from '#server/auth/better-auth.ts'
import { VISITOR, visitorOf } from '#server/auth/caller.ts'
import { sessionToken } from '#server/auth/session-cookie.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type {
  Call,
  CanvasCall,
  PatternCall,
  SignedInCall,
  SignedInCanvasCall,
  SignedInPatternCall,
  WorkspaceCall,
} from '#server/call.ts'
import { digest } from '#server/derive-id.ts'
import type { Settings } from '#server/env.ts'
import { checkSignature } from '#server/outside/signatures.ts'
import {
  type AskedRule,
  type IdSource,
  isSigned,
  type Route,
  type RouteInput,
  type RouteReplyWritten,
  type Signed,
} from '#shared/api/route.ts'
import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode } from '#shared/errors.ts'
import { issueInWords } from '#shared/issue-words.ts'
import { wellFormed } from '#shared/text.ts'

export type AppHono = Hono<{ Bindings: Bindings }>

type CallOf<Rule> = Rule extends 'anyone' | Signed
  ? Call
  : Rule extends 'session' | 'account' | 'admin' | 'operator' | 'newcomer'
    ? SignedInCall
    : Rule extends { on: 'workspace' }
      ? WorkspaceCall
      : Rule extends { on: 'canvas'; may: infer A }
        ? A extends 'view'
          ? CanvasCall
          : SignedInCanvasCall
        : Rule extends { may: infer A }
          ? A extends 'view'
            ? PatternCall
            : SignedInPatternCall
          : never

type Handler<R extends Route> = (
  input: RouteInput<R>,
  call: CallOf<R['access']>,
) => Promise<RouteReplyWritten<R> | Response> | RouteReplyWritten<R> | Response

/** Binds a route: size, limit, origin, session, object, permission, body, personal limit, then the handler. */
export function serve<R extends Route>(app: AppHono, route: R, handler: Handler<R>): void {
  const path = `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`
  app.on(route.method, path, async context => {
    const raw = context.req.raw
    checkSize(raw, route.maxBytes)
    if (route.isEdit) await checkEditLimit(context.env, raw)
    else await checkLimit(context.env.ADDRESS_LIMIT, addressOf(raw))
    const { call, json, bytes } = await admit(route, context)
    if (route.isOfTheCanvas && isOnCanvas(call)) throw new AppError('managed_by_canvas')
    const input = parseInput(route, context, json)
    if (route.isCostly) await checkLimit(context.env.PERSON_LIMIT, keyOf(call, raw))
    if (route.isPrompt) await checkLimit(context.env.PROMPT_LIMIT, keyOf(call, raw))
    const reply: unknown = await handler({ ...input, bytes } as RouteInput<R>, call as CallOf<R['access']>)
    if (reply instanceof Response) return reply
    return context.json(route.reply.parse(reply) as object)
  })
}

const isOnCanvas = (call: Call | PatternCall): boolean =>
  'pattern' in call && call.pattern.spacePointer !== null

/**
 * Before anything is asked of the database. A school types behind one address, so an edit counts for the session that it
 * says it is of, in a cookie that we have signed; without one it counts as every other call.
 */
async function checkEditLimit(env: Bindings, request: Request): Promise<void> {
  const token = await sessionToken(env, request)
  if (token === null) await checkLimit(env.ADDRESS_LIMIT, addressOf(request))
  else await checkLimit(env.EDIT_LIMIT, `session ${await digest(token)}`)
}

const keyOf = ({ caller }: Call, request: Request): string => caller.userId ?? addressOf(request)

interface Admitted {
  call: Call
  bytes: Uint8Array
  json: Json
}

/** A body that took longer than this to come may be that of somebody who has lost access meanwhile. */
const FRESH_MS = 1_000

async function admit(route: Route, context: Context<{ Bindings: Bindings }>): Promise<Admitted> {
  const { access } = route
  if (isSigned(access)) return admitSigned(route, access, context)
  checkOrigin(settingsOf(context.env), context.req.raw)
  return admitAsked(route, access, context)
}

/** Of another server: nothing that a browser sends along counts, and nothing is parsed before its signature is checked. */
async function admitSigned(
  route: Route,
  { signed }: Signed,
  context: Context<{ Bindings: Bindings }>,
): Promise<Admitted> {
  const bytes = await readBytes(context.req.raw, route.maxBytes)
  await checkSignature(settingsOf(context.env), signed, context.req.raw, bytes)
  return { call: { ...callOf(context), ...VISITOR }, bytes, json: parseJson(new TextDecoder().decode(bytes)) }
}

/** Access, then the body: nothing is read for who may not call, as far as that can be told without reading. */
async function admitAsked(
  route: Route,
  access: AskedRule,
  context: Context<{ Bindings: Bindings }>,
): Promise<Admitted> {
  const reading = (body: unknown) => (source: IdSource) => readIds(source, context, body)
  const asked = await makeCall(context)
  // Nobody's edits are read faster than one person types, in however many sessions.
  if (route.isEdit)
    await checkLimit(context.env.EDIT_LIMIT, asked.caller.userId ?? addressOf(context.req.raw))
  const early = beforeBody(access)
  if (early === null) checkSignedIn(asked, access)
  const call = early === null ? null : await checkAccess(asked, early, reading(null))
  const askedAt = Date.now()
  const bytes = route.method === 'GET' ? NOTHING : await readBytes(context.req.raw, route.maxBytes)
  const isFile = isFileBody(route, context.req.raw)
  const json = isFile ? NO_JSON : parseJson(new TextDecoder().decode(bytes))
  const isFresh = Date.now() - askedAt < FRESH_MS
  const read = reading(json.value)
  if (call && isFresh && !namesInBody(access, read)) return { call, bytes, json }
  return { call: await checkAccess(isFresh ? asked : await makeCall(context), access, read), bytes, json }
}

/** A call that takes JSON as well has a file where the type of the body says so. */
const isFileBody = ({ isBinary, fileType }: Route, { headers }: Request): boolean =>
  isBinary || (fileType !== null && headers.get('content-type')?.split(';')[0]?.trim() === fileType)

const makeCall = async (context: Context<{ Bindings: Bindings }>): Promise<Call> => ({
  ...callOf(context),
  ...(await visitorOf(context.env, context.req.raw)),
})

const callOf = ({
  env,
  req,
  executionCtx,
}: Context<{ Bindings: Bindings }>): Omit<Call, 'caller' | 'user'> => ({
  ...{ env, settings: settingsOf(env), request: req.raw },
  waitUntil: work => executionCtx.waitUntil(work),
})

export function checkSize(request: Request, maxBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large')
}

/** Set by what stands before the Worker, and believed only where something does (worker.ts). */
export const SENDER_HEADER = 'cf-connecting-ip'

export const addressOf = (request: Request): string => request.headers.get(SENDER_HEADER) ?? 'local'

export async function checkLimit(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key })
  if (!success) throw new AppError('too_many_requests')
}

/** A state-changing call that does not come from the app's own pages is refused. */
export function checkOrigin(settings: Settings, request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  if (!origin || !appOrigins(settings).includes(origin)) throw new AppError('bad_origin')
}

/** What stands where a rule looks for an id. */
function readIds(source: IdSource, context: Context, body: unknown): unknown[] {
  const [place, ...names] = source.split('.')
  return place === 'path' ? [context.req.param(names[0] ?? '')] : valuesAt(body, names.join('.'))
}

const NOTHING = new Uint8Array()

const FIRST_READ_BYTES = 16 * 1024

/**
 * The body, counted while it comes: what is longer than it may be is refused as soon as that is seen. It is read into
 * one buffer that grows, since a body may come in a million pieces.
 */
async function readBytes({ body }: Request, maxBytes: number): Promise<Uint8Array> {
  if (!body) return NOTHING
  let buffer = new ArrayBuffer(Math.min(maxBytes + 1, FIRST_READ_BYTES))
  let size = 0
  const reader = (body as ReadableStream).getReader({ mode: 'byob' })
  try {
    for (;;) {
      if (size === buffer.byteLength) buffer = grown(buffer, Math.min(maxBytes + 1, size * 2))
      const { done, value } = await reader.read(new Uint8Array(buffer, size))
      if (value) buffer = value.buffer as ArrayBuffer
      if (done) return new Uint8Array(buffer, 0, size)
      size += value.byteLength
      if (size > maxBytes) throw new AppError('too_large')
    }
  } finally {
    // Whoever answers the port takes what is left.
    reader.releaseLock()
  }
}

function grown(buffer: ArrayBuffer, bytes: number): ArrayBuffer {
  const larger = new Uint8Array(bytes)
  larger.set(new Uint8Array(buffer))
  return larger.buffer
}

export const readBody = async (request: Request, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, maxBytes))

interface Json {
  isJson: boolean
  value: unknown
}

/** Of a body that is a file. */
const NO_JSON: Json = { isJson: true, value: undefined }

function parseJson(text: string): Json {
  if (text === '') return { isJson: true, value: undefined }
  try {
    return { isJson: true, value: parseWellFormed(text) }
  } catch {
    return { isJson: false, value: undefined }
  }
}

/** Decoded bytes hold whole characters; half of one can only come as an escape. */
const parseWellFormed = (text: string): unknown =>
  /\\u[dD][89a-fA-F]/.test(text)
    ? JSON.parse(text, (_, value) => (typeof value === 'string' ? wellFormed(value) : value))
    : JSON.parse(text)

function parseInput(route: Route, context: Context, json: Json) {
  if (!json.isJson) throw new AppError('bad_request', 'The body is not JSON.')
  const body = json === NO_JSON ? undefined : route.body?.safeParse(json.value)
  const query = route.query?.safeParse(context.req.query())
  const failure = [body, query].find(parsed => parsed && !parsed.success)?.error
  if (failure) throw new AppError('bad_request', issueInWords(failure))
  return { path: context.req.param(), body: body?.data, query: query?.data }
}

export function errorResponse(code: ErrorCode, message: string): Response {
  const body: ErrorBody = { error: { code, message } }
  return Response.json(body, { status: ERROR_STATUS[code] })
}
