import { letInAmong } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { KeyedEvent } from '#server/events/events-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { findPerson, findPreferences } from '#server/features/users/users-queries.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import { mentioningLine, stillMentioned } from '#shared/mentions.ts'
import { userPreferencesSchema } from '#shared/users.ts'

type Mentioning = Pick<RunRequest, 'requestId' | 'actor' | 'prompt' | 'mentions'>

/**
 * Whom a prompt names as it begins, to be written to: by then somebody may have lost access, and its words may be others.
 * Nobody writes to themselves, and guests have no address.
 */
export async function mentionsToTell(
  env: Bindings,
  patternId: string,
  { requestId, actor, prompt, mentions }: Mentioning,
): Promise<KeyedEvent[]> {
  const named = stillMentioned(prompt, mentions)
  if (named.length === 0) return []
  const [author, pattern, letIn] = await Promise.all([
    findPerson(env.DB, actor.id),
    findPattern(env.DB, patternId),
    letInAmong(
      env.DB,
      patternRef(patternId),
      named.map(({ id }) => id),
    ),
  ])
  if (!author || !pattern) return []
  const link = `${new URL(settingsOf(env).BASE_URL).origin}/c/${patternId}`
  const told = named.map(async (mention): Promise<KeyedEvent[]> => {
    const { id } = mention
    if (id === author.id || !letIn.has(id)) return []
    const address = await findMentionAddress(env.DB, id)
    if (address === null) return []
    const said = { person: author.name, design: pattern.name, link, designId: patternId }
    const line = mentioningLine(prompt, mention)
    return [
      {
        key: `mentioned:${patternId}:${requestId}:${id}`,
        event: { type: 'mentioned', actorId: author.id, mailTo: address, said: { ...said, line } },
      },
    ]
  })
  return (await Promise.all(told)).flat()
}

/** Null for guests, and for those who want no such mail. */
async function findMentionAddress(d1: D1Database, userId: string): Promise<string | null> {
  const [person, preferences] = await Promise.all([findPerson(d1, userId), findPreferences(d1, userId)])
  const isWanted = userPreferencesSchema.parse(preferences).mailsMentions
  return person && !person.isGuest && isWanted ? person.email : null
}
