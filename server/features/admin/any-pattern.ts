import { levelsOf } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import type { Call } from '#server/call.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { can } from '#shared/access.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/ids.ts'

/** Any design, on an admin's word: to act on it, not to read what stands in it. */
export async function anyPattern({ env }: Call, id: string): Promise<PatternRow> {
  const pattern = isId(id) ? await findPattern(env.DB, id) : null
  if (!pattern) throw new AppError('not_found')
  return pattern
}

/** Whether words of it may be shown: being an admin opens nothing. */
export async function mayRead({ env, caller }: Call, { id }: PatternRow): Promise<boolean> {
  const levels = await levelsOf(env.DB, patternRef(id), [caller.userId])
  return can(levels.get(caller.userId) ?? null, 'view')
}
