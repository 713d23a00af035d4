import { findPermitted } from '#server/access/levels.ts'
import { actorOf, isOperator } from '#server/auth/better-auth.ts'
import type { Call, PatternCall, SignedInCall } from '#server/call.ts'
import { findPatternsOf } from '#server/features/artifacts/artifacts-queries.ts'
import { type Action, can, type Level } from '#shared/access.ts'
import type { AccessRule, AlsoRule, IdSource } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/ids.ts'

/** More than any call of the table may name; D1 takes 100 values in one statement. */
const IDS_MAX = 50

/** Reads what stands in the request where an id is looked for. */
type ReadIds = (source: IdSource) => unknown[]

/** Whoever may call, with the pattern of the rule; every further object that the request names is asked about too. */
export async function checkAccess(call: Call, rule: AccessRule, read: ReadIds): Promise<Call> {
  if (rule === 'anyone') return call
  if (typeof rule === 'string') return checkSession(call, rule)
  checkSignedIn(call, rule)
  const [object] = namedBy(rule, read)
  if (!object) throw new AppError('not_found')
  const also = (rule.also ?? []).flatMap(further => namedBy(further, read))
  if (also.length > IDS_MAX) throw new AppError('bad_request', 'This names too many things at once.')
  const patternOf = await patternsOf(call, [object, ...also])
  const { pattern, level } = await findOrThrow(call, patternOf(object))
  requireLevel(call, level, actionOf(rule))
  for (const further of distinct(also, patternOf)) {
    const patternId = patternOf(further)
    if (further.isOfTheSame && patternId !== pattern.id) throw new AppError('not_found')
    const found = patternId === pattern.id ? { level } : await findOrThrow(call, patternId)
    requireLevel(call, found.level, further.action)
  }
  return { ...withActor(call), pattern, level } as PatternCall
}

const actionOf = (rule: AlsoRule): Action => ('artifact' in rule ? rule.artifact : rule.pattern)

/** A signed-out visitor may look at what is public, and nothing else. */
export function checkSignedIn(call: Call, rule: AccessRule): void {
  if (typeof rule === 'object' && !call.user && actionOf(rule) !== 'view')
    throw new AppError('unauthenticated')
}

const isInBody = ({ id }: AlsoRule): boolean => id.startsWith('body.')

/** As much of a rule as can be told before the body is read: the rule itself where that is all, null where it is nothing. */
export function beforeBody(rule: AccessRule): AccessRule | null {
  if (typeof rule === 'string') return rule
  if (isInBody(rule)) return null
  return rule.also?.some(isInBody) ? { ...rule, also: rule.also.filter(further => !isInBody(further)) } : rule
}

/** Whether the body names further objects of a rule. */
export const namesInBody = (rule: AccessRule, read: ReadIds): boolean =>
  typeof rule === 'object' &&
  [rule, ...(rule.also ?? [])].some(part => isInBody(part) && read(part.id).length > 0)

interface Named {
  id: string
  isArtifact: boolean
  action: Action
  isOfTheSame: boolean
}

/** Every object of a rule in this request; a malformed id names nothing, so it is 404. */
function namedBy(rule: AlsoRule, read: ReadIds): Named[] {
  const isArtifact = 'artifact' in rule
  const action = actionOf(rule)
  return read(rule.id).map(id => {
    if (typeof id !== 'string' || !isId(id)) throw new AppError('not_found')
    return { id, isArtifact, action, isOfTheSame: rule.isOfTheSame ?? false }
  })
}

/** The patterns of these objects, asked for in one statement. */
async function patternsOf({ env }: Call, objects: Named[]): Promise<(object: Named) => string | null> {
  const artifactIds = objects.filter(object => object.isArtifact).map(({ id }) => id)
  const patternIds = await findPatternsOf(env.DB, [...new Set(artifactIds)])
  return ({ id, isArtifact }) => (isArtifact ? (patternIds.get(id) ?? null) : id)
}

/** One object for each question that has an answer of its own. */
function distinct(objects: Named[], patternOf: (object: Named) => string | null): Named[] {
  const keyOf = (object: Named) => `${patternOf(object)} ${object.action} ${object.isOfTheSame}`
  return [...new Map(objects.map(object => [keyOf(object), object])).values()]
}

async function findOrThrow(call: Call, patternId: string | null) {
  const found = patternId ? await findPermitted(call.env.DB, call.user?.id ?? null, patternId) : null
  if (!found) throw new AppError('not_found')
  return found
}

function requireLevel(call: Call, level: Level | null, action: Action): void {
  if (!can(level, action)) throw new AppError(call.user ? 'forbidden' : 'unauthenticated')
}

function checkSession(call: Call, rule: 'session' | 'account' | 'admin' | 'operator'): SignedInCall {
  if (!call.user) throw new AppError('unauthenticated')
  if (rule === 'account' && call.user.isGuest) throw new AppError('unauthenticated')
  if (rule === 'operator' && !isOperator(call.settings, call.user))
    throw new AppError(call.user.isGuest ? 'unauthenticated' : 'forbidden')
  if (rule === 'admin' && !call.user.isAdmin) throw new AppError('forbidden')
  return withActor(call) as SignedInCall
}

const withActor = (call: Call): Call | SignedInCall =>
  (call.user ? { ...call, actor: actorOf(call.user) } : call) as Call

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
