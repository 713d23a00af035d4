import type { Context, Hono } from 'hono'
import { findPermitted } from '#server/access.ts'
import { actorOf, appOrigins, sessionUser } from '#server/auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { Settings } from '#server/env.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { type Action, can, type Level } from '#shared/access.ts'
import type { Actor } from '#shared/actor.ts'
import type { AccessRule, IdSource, Route, RouteInput, RouteReplyWritten } from '#shared/api/route.ts'
import { AppError, ERROR_STATUS, type ErrorBody, type ErrorCode } from '#shared/errors.ts'
import { isId } from '#shared/ids.ts'
import type { SessionUser } from '#shared/users.ts'

export type AppHono = Hono<{ Bindings: Bindings }>

/** What every handler gets beside its parsed input. */
export interface Call {
  env: Bindings
  settings: Settings
  request: Request
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void
  user: SessionUser | null
}

/** A call by somebody signed in. */
export interface SignedInCall extends Call {
  user: SessionUser
  actor: Actor
}

/** A call about one pattern that the caller may do this to. */
export interface PatternCall extends Call {
  pattern: PatternRow
  level: Level
}

export interface SignedInPatternCall extends SignedInCall {
  pattern: PatternRow
  level: Level
}

type CallOf<Rule> = Rule extends 'anyone'
  ? Call
  : Rule extends 'session' | 'account' | 'admin' | 'operator'
    ? SignedInCall
    : Rule extends { pattern: infer A } | { artifact: infer A }
      ? A extends 'view'
        ? PatternCall
        : SignedInPatternCall
      : never

type Handler<R extends Route> = (
  input: RouteInput<R>,
  call: CallOf<R['access']>,
) => Promise<RouteReplyWritten<R>> | RouteReplyWritten<R>

/** Binds a route: size, limit, origin, session, object, permission, body, personal limit, then the handler. */
export function serve<R extends Route>(app: AppHono, route: R, handler: Handler<R>): void {
  const path = `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`
  app.on(route.method, path, async context => {
    const raw = context.req.raw
    checkSize(raw, route.maxBytes)
    await checkAddress(context.env, raw)
    checkOrigin(settingsOf(context.env), raw)
    const call = await makeCall(context)
    const bytes = route.method === 'GET' ? NOTHING : await readBytes(raw, route.maxBytes)
    const json = parseJson(route.isBinary ? '' : new TextDecoder().decode(bytes))
    const granted = await checkAccess(call, route.access, source => readId(source, context, json.value))
    const input = parseInput(route, context, json)
    if (route.isCostly) await checkPerson(context.env.PERSON_LIMIT, call, raw)
    if (route.isPrompt) await checkPerson(context.env.PROMPT_LIMIT, call, raw)
    const reply: unknown = await handler({ ...input, bytes } as RouteInput<R>, granted as CallOf<R['access']>)
    if (reply instanceof Response) return reply
    return context.json(route.reply.parse(reply) as object)
  })
}

async function makeCall(context: Context<{ Bindings: Bindings }>): Promise<Call> {
  const { env } = context
  return {
    env,
    settings: settingsOf(env),
    request: context.req.raw,
    waitUntil: work => context.executionCtx.waitUntil(work),
    user: await sessionUser(env, context.req.raw),
  }
}

export function checkSize(request: Request, maxBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large')
}

export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? 'local'

async function checkAddress(env: Bindings, request: Request): Promise<void> {
  const { success } = await env.ADDRESS_LIMIT.limit({ key: addressOf(request) })
  if (!success) throw new AppError('too_many_requests')
}

async function checkPerson(limit: RateLimit, call: Call, request: Request): Promise<void> {
  const { success } = await limit.limit({ key: call.user?.id ?? addressOf(request) })
  if (!success) throw new AppError('too_many_requests')
}

/** A state-changing call that does not come from the app's own pages is refused. */
export function checkOrigin(settings: Settings, request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  if (!origin || !appOrigins(settings).includes(origin)) throw new AppError('bad_origin')
}

async function checkAccess(call: Call, rule: AccessRule, idOf: (source: IdSource) => string): Promise<Call> {
  if (rule === 'anyone') return call
  if (typeof rule === 'string') return checkSession(call, rule)
  const action = 'pattern' in rule ? rule.pattern : rule.artifact
  // A signed-out visitor may look at what is public, and nothing else.
  if (!call.user && action !== 'view') throw new AppError('unauthenticated')
  const id = idOf(rule.id)
  const patternId = 'pattern' in rule ? id : (await findArtifact(call.env.DB, id))?.patternId
  const found = patternId ? await findPermitted(call.env.DB, call.user?.id ?? null, patternId) : null
  if (!found) throw new AppError('not_found')
  return {
    ...withActor(call),
    pattern: found.pattern,
    level: requireLevel(call, found.level, action),
  } as PatternCall
}

function checkSession(call: Call, rule: 'session' | 'account' | 'admin' | 'operator'): SignedInCall {
  if (!call.user) throw new AppError('unauthenticated')
  if (rule === 'account' && call.user.isGuest) throw new AppError('unauthenticated')
  if (rule === 'operator' && !call.settings.isLocal && !call.user.isAdmin) throw new AppError('forbidden')
  if (rule === 'admin' && !call.user.isAdmin) throw new AppError('forbidden')
  return withActor(call) as SignedInCall
}

const withActor = (call: Call): Call | SignedInCall =>
  (call.user ? { ...call, actor: actorOf(call.user) } : call) as Call

function requireLevel(call: Call, level: Level | null, action: Action): Level {
  if (level && can(level, action)) return level
  throw new AppError(call.user ? 'forbidden' : 'unauthenticated')
}

/** The id the rule points at; a malformed or missing one names nothing, so it is 404. */
function readId(source: IdSource, context: Context, body: unknown): string {
  const [place, name = ''] = source.split('.')
  const id = place === 'path' ? context.req.param(name) : (body as Record<string, unknown> | null)?.[name]
  if (typeof id !== 'string' || !isId(id)) throw new AppError('not_found')
  return id
}

const NOTHING = new Uint8Array()

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > maxBytes) throw new AppError('too_large')
  return bytes
}

export const readBody = async (request: Request, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, maxBytes))

function parseJson(text: string): { isJson: boolean; value: unknown } {
  if (text === '') return { isJson: true, value: undefined }
  try {
    return { isJson: true, value: JSON.parse(text) }
  } catch {
    return { isJson: false, value: undefined }
  }
}

function parseInput(route: Route, context: Context, json: { isJson: boolean; value: unknown }) {
  if (!json.isJson) throw new AppError('bad_request', 'The body is not JSON.')
  const body = route.body?.safeParse(json.value)
  const query = route.query?.safeParse(context.req.query())
  const failure = [body, query].find(parsed => parsed && !parsed.success)?.error?.issues[0]
  if (failure)
    throw new AppError('bad_request', `${failure.path.join('.') || 'The request'}: ${failure.message}.`)
  return { path: context.req.param(), body: body?.data, query: query?.data }
}

export function errorResponse(code: ErrorCode, message: string): Response {
  const body: ErrorBody = { error: { code, message } }
  return Response.json(body, { status: ERROR_STATUS[code] })
}
