import { database } from '#server/db/database.ts'
import { creditGrants } from '#server/db/schema/credits.ts'
import { happened } from '#server/events/events-queries.ts'
import { acted } from '#server/features/admin/acts-queries.ts'

interface Grant {
  id: string
  ownerKind: 'user' | 'org'
  ownerId: string
  amount: number
  message: string
  grantedBy: string
}

/** Gives credits once: the same id again gives nothing. */
export async function grantCredits(d1: D1Database, grant: Grant): Promise<void> {
  const db = database(d1)
  const { id, ownerKind, ownerId, amount, message, grantedBy } = grant
  const about = [ownerKind, ownerId, String(amount)]
  await db.batch([
    db.insert(creditGrants).values(grant).onConflictDoNothing(),
    happened(
      db,
      acted({ actorId: grantedBy, act: 'grantCredits', patternId: null, reason: message, about }),
      {
        key: id,
      },
    ),
  ])
}
