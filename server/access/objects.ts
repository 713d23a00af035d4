import { findPatternsOf } from '#server/features/artifacts/artifacts-queries.ts'
import type { Action } from '#shared/access.ts'
import type { IdSource, OnCanvas, OnPattern, OnWorkspace } from '#shared/api/route.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/ids.ts'

/** What somebody has a level on. */
export interface ObjectRef {
  kind: 'pattern' | 'canvas'
  id: string
}

export const canvasRef = (id: string): ObjectRef => ({ kind: 'canvas', id })
export const patternRef = (id: string): ObjectRef => ({ kind: 'pattern', id })

/** Reads what stands in the request where an id is looked for. */
export type ReadIds = (source: IdSource) => unknown[]

/** One object of a rule as this request names it. */
export interface Named {
  on: OnPattern['on']
  id: string
  may: Action
  /** Of the same pattern as the rule's own object. */
  isOfTheSame: boolean
}

/** Every object of a rule in this request; a malformed id names nothing, so it is 404. */
export function namedBy(rule: OnPattern & { isOfTheSame?: true }, read: ReadIds): Named[] {
  const { on, may, isOfTheSame } = rule
  return read(rule.id).map(id => {
    if (typeof id !== 'string' || !isId(id)) throw new AppError('not_found')
    return { on, id, may, isOfTheSame: isOfTheSame === true }
  })
}

/** The canvas of a rule in this request; a malformed id names nothing. */
export function canvasNamedBy(rule: OnCanvas, read: ReadIds): string {
  const [id] = read(rule.id)
  if (typeof id !== 'string' || !isId(id)) throw new AppError('not_found')
  return id
}

/** The workspace of a rule in this request; null for what names none. */
export function workspaceNamedBy(rule: OnWorkspace, read: ReadIds): string | null {
  const [id] = read(rule.id)
  return typeof id === 'string' && isId(id) ? id : null
}

/** What has the level that these are asked about, versions' patterns in one statement; null where there is none. */
export async function objectsOf(d1: D1Database, named: Named[]): Promise<(named: Named) => ObjectRef | null> {
  const artifactIds = named.filter(({ on }) => on === 'artifact').map(({ id }) => id)
  const patternIds = await findPatternsOf(d1, [...new Set(artifactIds)])
  return ({ on, id }) => {
    const patternId = on === 'artifact' ? patternIds.get(id) : id
    return patternId === undefined ? null : patternRef(patternId)
  }
}
