import { canvasFor, type LevelledPattern, mayDo, patternsFor, workspaceFor } from '#server/access/levels.ts'
import {
  canvasNamedBy,
  type Named,
  namedBy,
  objectsOf,
  type ReadIds,
  workspaceNamedBy,
} from '#server/access/objects.ts'
import { isOperator, newcomersConnectNow } from '#server/auth/operators.ts'
import type { Call, CanvasCall, PatternCall, SignedInCall, WorkspaceCall } from '#server/call.ts'
import type { Action, Level } from '#shared/access.ts'
import type { AskedRule, CanvasRule, OnPattern, OnWorkspace, PatternRule } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'
import { canInWorkspace } from '#shared/workspaces.ts'

/** More than any call of the table may name. */
const IDS_MAX = 50

/** Whoever may call, with the pattern of the rule; every further object that the request names is asked about too. */
export async function checkAccess(call: Call, rule: AskedRule, read: ReadIds): Promise<Call> {
  if (rule === 'anyone') return call
  if (rule === 'newcomer') return checkNewcomer(call)
  if (typeof rule === 'string') return checkSession(call, rule)
  checkSignedIn(call, rule)
  if (rule.on === 'workspace') return checkWorkspace(call, rule, read)
  return rule.on === 'canvas' ? checkCanvas(call, rule, read) : checkPattern(call, rule, read)
}

async function checkPattern(call: Call, rule: PatternRule, read: ReadIds): Promise<Call> {
  const [first] = namedBy(rule, read)
  if (!first) throw new AppError('not_found')
  const also = furtherNamed(rule, read)
  const foundFor = await findAll(call, [first, ...also])
  const { pattern, level } = foundFor(first)
  requireLevel(call, level, first.may)
  for (const named of also) {
    const found = foundFor(named)
    if (named.isOfTheSame && found.pattern.id !== pattern.id) throw new AppError('not_found')
    requireLevel(call, found.level, named.may)
  }
  await checkFurtherWorkspaces(call, rule, read)
  return { ...withActor(call), pattern, level } as PatternCall
}

/** A canvas, then every design that the request names beside it. */
async function checkCanvas(call: Call, rule: CanvasRule, read: ReadIds): Promise<Call> {
  const found = await canvasFor(call.env.DB, call.caller.userId, canvasNamedBy(rule, read))
  if (!found) throw new AppError('not_found')
  requireLevel(call, found.level, rule.may)
  const also = furtherNamed(rule, read)
  const foundFor = await findAll(call, also)
  for (const named of also) requireLevel(call, foundFor(named).level, named.may)
  await checkFurtherWorkspaces(call, rule, read)
  return { ...withActor(call), ...found } as CanvasCall
}

function furtherNamed({ also = [] }: PatternRule | CanvasRule, read: ReadIds): Named[] {
  const named = also.flatMap(part => (part.on === 'workspace' ? [] : namedBy(part, read)))
  if (named.length > IDS_MAX) throw new AppError('bad_request', 'This names too many things at once.')
  return named
}

async function checkFurtherWorkspaces(
  call: Call,
  { also = [] }: PatternRule | CanvasRule,
  read: ReadIds,
): Promise<void> {
  for (const part of also)
    if (part.on === 'workspace' && read(part.id).length > 0) await checkWorkspace(call, part, read)
}

/** The pattern and the level on it of each of these, asked for in one statement; one that is not there is 404 when it is looked at. */
async function findAll({ env, caller }: Call, named: Named[]): Promise<(named: Named) => LevelledPattern> {
  const objectOf = await objectsOf(env.DB, named)
  const ids = named.map(objectOf).flatMap(object => (object ? [object.id] : []))
  const found = ids.length > 0 ? await patternsFor(env.DB, caller.userId, [...new Set(ids)]) : null
  return one => {
    const object = objectOf(one)
    const pattern = object && found?.get(object.id)
    if (!pattern) throw new AppError('not_found')
    return pattern
  }
}

/** One that does not exist is refused in the words of one that the caller is not in: nobody learns which there are. */
async function checkWorkspace(call: Call, rule: OnWorkspace, read: ReadIds): Promise<WorkspaceCall> {
  const id = workspaceNamedBy(rule, read)
  const found = id === null ? null : await workspaceFor(call.env.DB, call.caller.userId, id)
  if (!found || !canInWorkspace(found.role, rule.may) || call.caller.scopes !== null)
    throw new AppError('forbidden')
  return { ...withActor(call), ...found } as WorkspaceCall
}

/** A signed-out visitor may look at what is public, and nothing else. */
export function checkSignedIn({ caller }: Call, rule: AskedRule): void {
  if (typeof rule === 'object' && caller.userId === null && rule.may !== 'view')
    throw new AppError('unauthenticated')
}

const isInBody = ({ id }: Pick<OnPattern, 'id'>): boolean => id.startsWith('body.')

/** As much of a rule as can be told before the body is read: the rule itself where that is all, null where it is nothing. */
export function beforeBody(rule: AskedRule): AskedRule | null {
  if (typeof rule === 'string') return rule
  if (isInBody(rule)) return null
  if (rule.on === 'workspace' || !rule.also?.some(isInBody)) return rule
  if (rule.on === 'canvas') return { ...rule, also: rule.also.filter(further => !isInBody(further)) }
  return { ...rule, also: rule.also.filter(further => !isInBody(further)) }
}

/** Whether the body names further objects of a rule. */
export const namesInBody = (rule: AskedRule, read: ReadIds): boolean =>
  typeof rule === 'object' && partsOf(rule).some(part => isInBody(part) && read(part.id).length > 0)

const partsOf = (rule: PatternRule | CanvasRule | OnWorkspace): Pick<OnPattern, 'id'>[] =>
  rule.on === 'workspace' ? [rule] : [rule, ...(rule.also ?? [])]

function requireLevel({ caller }: Call, level: Level | null, action: Action): void {
  if (!mayDo(caller, level, action))
    throw new AppError(caller.userId === null ? 'unauthenticated' : 'forbidden')
}

function checkSession(call: Call, rule: 'session' | 'account' | 'admin' | 'operator'): SignedInCall {
  if (!call.user) throw new AppError('unauthenticated')
  if (rule === 'account' && call.user.isGuest) throw new AppError('unauthenticated')
  if (rule === 'operator' && !isOperator(call.settings, call.user))
    throw new AppError(call.user.isGuest ? 'unauthenticated' : 'forbidden')
  if (rule === 'admin' && !call.caller.isAdmin) throw new AppError('forbidden')
  return withActor(call) as SignedInCall
}

/** Any session, as long as there is nobody else to ask. */
async function checkNewcomer(call: Call): Promise<SignedInCall> {
  const known = checkSession(call, 'session')
  if (await newcomersConnectNow(call.env)) return known
  throw new AppError(known.user.isGuest ? 'unauthenticated' : 'forbidden')
}

const withActor = (call: Call): Call | SignedInCall =>
  (call.caller.actor ? { ...call, actor: call.caller.actor } : call) as Call

/** What stands at `references[].artifactId` of a body, or at `id`; what is left out names nothing. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [, name = '', isList, rest = ''] = /^(\w+)(\[\])?\.?(.*)$/.exec(path) ?? []
  const own = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  const found = own ? (value as Record<string, unknown>)[name] : undefined
  const parts = isList ? (Array.isArray(found) ? found : []) : [found]
  return parts
    .flatMap(part => (rest ? valuesAt(part, rest) : [part]))
    .filter(part => part !== undefined && part !== null)
}
