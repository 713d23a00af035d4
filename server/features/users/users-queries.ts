import { eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { oneTimeKeys, userAliases, userAttributes, userPreferences } from '#server/db/schema/users.ts'
import { ACCESS_CHANGED } from '#server/events/events-queries.ts'
import {
  type OnboardingAttributes,
  type OneTimeKey,
  type OneTimeKeys,
  oneTimeKeysSchema,
} from '#shared/onboarding.ts'

export interface Person {
  id: string
  name: string
  email: string
  image: string | null
  isGuest: boolean
}

/** A person by id, also by the id of a guest who has since become this person. */
export async function findPerson(d1: D1Database, id: string): Promise<Person | null> {
  const present = sql`coalesce((select ${userAliases.userId} from ${userAliases} where ${userAliases.formerId} = ${id}), ${id})`
  const [found] = await database(d1).select().from(user).where(eq(user.id, present)).limit(1)
  return found ? toPerson(found) : null
}

/** Where somebody is written to; guests have no address. */
export async function findAddress(d1: D1Database, id: string): Promise<string | null> {
  const person = await findPerson(d1, id)
  return person && !person.isGuest ? person.email : null
}

const toPerson = (row: typeof user.$inferSelect): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  image: row.image,
  isGuest: Boolean(row.isAnonymous),
})

export async function setImage(d1: D1Database, userId: string, image: string | null): Promise<void> {
  await database(d1).update(user).set({ image, updatedAt: new Date() }).where(eq(user.id, userId))
}

export async function findPreferences(d1: D1Database, userId: string): Promise<Record<string, unknown>> {
  const [row] = await database(d1)
    .select()
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
    .limit(1)
  return row?.preferences ?? {}
}

export async function savePreferences(
  d1: D1Database,
  userId: string,
  preferences: Record<string, unknown>,
): Promise<void> {
  await database(d1)
    .insert(userPreferences)
    .values({ userId, preferences })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { preferences } })
}

export async function saveAttributes(
  d1: D1Database,
  userId: string,
  attributes: OnboardingAttributes,
): Promise<void> {
  const told = { attributes, updatedAt: new Date() }
  await database(d1)
    .insert(userAttributes)
    .values({ userId, ...told })
    .onConflictDoUpdate({ target: userAttributes.userId, set: told })
}

export async function listOneTimeKeys(d1: D1Database, userId: string): Promise<OneTimeKeys> {
  const rows = await database(d1).select().from(oneTimeKeys).where(eq(oneTimeKeys.userId, userId))
  return oneTimeKeysSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

export async function setOneTimeKey(
  d1: D1Database,
  userId: string,
  { key, value }: { key: OneTimeKey; value: boolean },
): Promise<void> {
  await database(d1)
    .insert(oneTimeKeys)
    .values({ userId, key, value })
    .onConflictDoUpdate({ target: [oneTimeKeys.userId, oneTimeKeys.key], set: { value } })
}

/** Everything a guest made becomes the account's, and the guest is gone, in one batch: all of it or nothing. */
export async function moveGuestTo(d1: D1Database, guestId: string, userId: string): Promise<void> {
  if (guestId === userId) return
  await d1.batch(MOVES.map(sql => d1.prepare(sql).bind(guestId, userId)))
}

/** `?1` is the guest, `?2` the account; what the account has already stays the account's. */
const MOVES = [
  // The account may have been in these rooms with another level.
  `${ACCESS_CHANGED} room_id from open_rooms where ?2 is not null and room_id in (
    select id from patterns where owner_id = ?1 union select pattern_id from pattern_members where user_id = ?1
    union select id from spaces where owner_id = ?1 union select space_id from space_members where user_id = ?1)`,
  'update patterns set owner_id = ?2 where owner_id = ?1',
  'update spaces set owner_id = ?2 where owner_id = ?1',
  'update or ignore space_members set user_id = ?2 where user_id = ?1',
  'update or ignore space_votes set user_id = ?2 where user_id = ?1',
  'update or ignore pattern_members set user_id = ?2 where user_id = ?1',
  'update or ignore pattern_stars set user_id = ?2 where user_id = ?1',
  'update or ignore user_preferences set user_id = ?2 where user_id = ?1',
  'update or ignore user_attributes set user_id = ?2 where user_id = ?1',
  'update or ignore one_time_keys set user_id = ?2 where user_id = ?1',
  "update or ignore ledger set user_id = ?2, id = ?2 || ':' || request_id where user_id = ?1",
  "update credit_grants set owner_id = ?2 where owner_kind = 'user' and owner_id = ?1",
  "update or ignore plans set owner_id = ?2 where owner_kind = 'user' and owner_id = ?1",
  'update or ignore credit_payers set user_id = ?2 where user_id = ?1',
  'update folders set user_id = ?2 where user_id = ?1',
  'update integration_keys set owner_id = ?2 where owner_id = ?1',
  'update custom_presets set user_id = ?2 where user_id = ?1',
  'update or ignore folder_patterns set place_id = ?2 where place_id = ?1',
  'update support_messages set user_id = ?2 where user_id = ?1',
  'update user_aliases set user_id = ?2 where user_id = ?1',
  'insert or ignore into user_aliases (former_id, user_id) values (?1, ?2)',
  'delete from session where user_id = ?1 and ?2 is not null',
  'delete from account where user_id = ?1 and ?2 is not null',
  'delete from user where id = ?1 and ?2 is not null',
]
