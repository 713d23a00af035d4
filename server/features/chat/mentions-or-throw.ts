import { letInAmong } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { AppError } from '#shared/errors.ts'
import type { Mention } from '#shared/mentions.ts'

/** People whom a prompt names: those who were let into the design alone, since each is written to. */
export async function mentionsOrThrow(
  d1: D1Database,
  patternId: string,
  userIds: readonly string[],
): Promise<Mention[]> {
  if (userIds.length === 0) return []
  const ids = [...new Set(userIds)]
  const letIn = await letInAmong(d1, patternRef(patternId), ids)
  const people = await Promise.all(ids.map(id => (letIn.has(id) ? findPerson(d1, id) : null)))
  return people.map(person => {
    if (!person) throw new AppError('not_found', 'Whoever is mentioned is not in this design any more.')
    return { id: person.id, name: person.name }
  })
}
