import type { z } from 'zod'
import type { Action } from '#shared/access.ts'
import type { WorkspaceAction } from '#shared/workspaces.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Where an id stands in the request: `path.id`, `body.artifactId`, `body.references[].artifactId`. */
export type IdSource = `path.${string}` | `body.${string}`

/** Whoever may do this to the object that stands there; to an artifact: to the pattern that it belongs to. */
export interface OnPattern {
  on: 'pattern' | 'artifact'
  may: Action
  id: IdSource
}

/** Whoever may do this in the workspace that stands there; one that does not exist is 403 like one they are not in. */
export interface OnWorkspace {
  on: 'workspace'
  may: WorkspaceAction
  id: IdSource
}

/**
 * A further object of a call. One that is not there is 404, and so is one of the same that belongs to another pattern
 * than the rule's: nobody learns what exists elsewhere.
 */
type Also = (OnPattern & { isOfTheSame?: true }) | OnWorkspace

/** A rule about a pattern, with everything else that the request names. */
export type PatternRule = OnPattern & { also?: readonly Also[] }

/** Whoever may do this to the canvas that stands there. */
export interface OnCanvas {
  on: 'canvas'
  may: Action
  id: IdSource
}

/** A rule about a canvas, with everything else that the request names. */
export type CanvasRule = OnCanvas & { also?: readonly (OnPattern | OnWorkspace)[] }

/**
 * Ids that name neither a pattern nor an artifact: something the caller makes, or what the handler looks for within the
 * object of the rule and nowhere else, such as a message of support; a design that may be `viewed` is looked for and its
 * level asked by the handler, where a call may do without one; models of the server and templates are anybody's; what is
 * sealed proves itself. An admin names any pattern, which the handler looks for, and acts on it without reading it.
 */
type OtherId =
  | 'new'
  | 'run'
  | 'folder'
  | 'request'
  /** A pattern or canvas that the handler asks about, since whoever calls has no level on it. */
  | 'asked'
  | 'look'
  /** A key that is given once: it names nothing here. */
  | 'secret'
  /** Of what the visitors of a design are asked. */
  | 'question'
  | 'response'
  /** A live document of the room, by its name. */
  | 'document'
  | 'model'
  | 'upload'
  | 'person'
  | 'node'
  /** Of a node. */
  | 'version'
  | 'workspace'
  | 'preset'
  /** Of the caller; anybody else's is not there. */
  | 'integrationKey'
  | 'anyPattern'
  | 'message'
  | 'catalogEntry'
  | 'template'
  | 'viewed'
  | 'sealed'
  /** Anybody's who was told it, for a day. */
  | 'layers'
  /** What a server of somebody else's gave, and asks for. */
  | 'elsewhere'

/**
 * Who may call: `anyone`; `session` (guest or account); `account`; `admin`; `operator`, who is a platform admin or,
 * where the server is local and names no admins, whoever has an account; `newcomer`, there, any session while nobody
 * has an account and guests are on;
 * or whoever may do something to an object that the request names, and to every further one.
 */
export type Rule = AskedRule | Signed

/** A rule about who is asking. */
export type AskedRule =
  | 'anyone'
  | 'session'
  | 'account'
  | 'admin'
  | 'operator'
  | 'newcomer'
  | PatternRule
  | CanvasRule
  | OnWorkspace

/** A call of another server: its signature over the bytes of the body is all that counts, no cookie and no `Origin`. */
export interface Signed {
  signed: 'payments' | 'code-host'
}

export const isSigned = (rule: Rule): rule is Signed => typeof rule === 'object' && 'signed' in rule

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never

interface Spec {
  access: Rule
  body?: z.ZodType
  query?: z.ZodType
  reply: z.ZodType
  /** Every id that no rule names: what it is of. */
  ids?: Partial<Record<IdSource | `query.${string}`, OtherId>>
  /** Largest body in bytes; 256 kB unless told. */
  maxBytes?: number
  /** The body is a file, not JSON. */
  isBinary?: boolean
  /** A file of this type may be the body instead of JSON. */
  fileType?: string
  /** Counts against the caller's personal limit as well as the address's. */
  isCostly?: boolean
  /** Asks a model; a person may do so 20 times a minute. */
  isPrompt?: boolean
  /** Somebody's typing: counted for the person alone, since several who type share an address. */
  isEdit?: boolean
  /** Of a design on a canvas the canvas decides, and this is refused. */
  isOfTheCanvas?: boolean
}

export interface Route<
  Path extends string = string,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
  Access extends Rule = Rule,
> {
  method: Method
  /** With `{name}` for parameters, without the `/api` prefix. */
  path: string
  /** Only for types: the parameter names. */
  readonly params?: Params<Path>
  access: Access
  body: Body
  query: Query
  reply: Reply
  ids: Partial<Record<IdSource | `query.${string}`, OtherId>>
  maxBytes: number
  isBinary: boolean
  fileType: string | null
  isCostly: boolean
  isPrompt: boolean
  isEdit: boolean
  isOfTheCanvas: boolean
}

const DEFAULT_MAX_BYTES = 256_000

/** One call of the API; `signature` is written as the specification writes it: `POST /chatPattern/{id}/invite`. */
export function route<const Signature extends `${Method} /${string}`, const S extends Spec>(
  signature: Signature,
  spec: S,
): Route<
  Signature,
  S extends { body: infer B extends z.ZodType } ? B : undefined,
  S extends { query: infer Q extends z.ZodType } ? Q : undefined,
  S['reply'],
  S['access']
> {
  const [method, path] = signature.split(' ') as [Method, string]
  return {
    method,
    path,
    access: spec.access,
    body: spec.body as never,
    query: spec.query as never,
    reply: spec.reply,
    ids: spec.ids ?? {},
    maxBytes: spec.maxBytes ?? DEFAULT_MAX_BYTES,
    isBinary: spec.isBinary ?? false,
    fileType: spec.fileType ?? null,
    isCostly: spec.isCostly ?? false,
    isPrompt: spec.isPrompt ?? false,
    isEdit: spec.isEdit ?? false,
    isOfTheCanvas: spec.isOfTheCanvas ?? false,
  }
}

type ParsedBy<T> = T extends z.ZodType ? z.output<T> : undefined
type WrittenFor<T> = T extends z.ZodType ? z.input<T> : undefined

type ParamsOf<R> = R extends { readonly params?: infer P } ? Extract<P, string> : never
type PathPart<Names extends string> = [Names] extends [never]
  ? { path?: undefined }
  : { path: Record<Names, string> }

/** What a handler gets, after parsing. */
export interface RouteInput<R extends Route> {
  path: Record<ParamsOf<R>, string>
  body: ParsedBy<R['body']>
  query: ParsedBy<R['query']>
  /** The file that the body is; else empty, and then there is no `body`. */
  bytes: Uint8Array
}

/** A query of which nothing need be said may be left out. */
type QueryPart<Query> = Query extends z.ZodType
  ? Record<never, never> extends WrittenFor<Query>
    ? { query?: WrittenFor<Query> }
    : { query: WrittenFor<Query> }
  : { query?: undefined }

/** What a caller gives; parts a route does not have are left out. */
export type CallInput<R extends Route> = PathPart<ParamsOf<R>> &
  (R['body'] extends z.ZodType ? { body: WrittenFor<R['body']> } : { body?: undefined }) &
  QueryPart<R['query']>

export type RouteReply<R extends Route> = z.output<R['reply']>
export type RouteReplyWritten<R extends Route> = z.input<R['reply']>

/** `/chatPattern/{id}` with its parameters filled in and escaped. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
