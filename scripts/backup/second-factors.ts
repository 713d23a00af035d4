import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { canRead } from '#server/auth/second-factor.ts'

export interface SecondFactors {
  all: number
  /** Whose accounts no code lets in any more. */
  unreadable: string[]
}

/** The auth.secret that a start would take; null where it would make one. */
export function authSecretOf(
  dataDir: string,
  { AUTH_SECRET }: { AUTH_SECRET?: string | undefined },
): string | null {
  const path = join(dataDir, 'auth.secret')
  return AUTH_SECRET ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : null)
}

/** Whose second factor the auth.secret there is cannot read; without one, that is everybody's who has one. */
export async function findSecondFactors(dataDir: string, authSecret: string | null): Promise<SecondFactors> {
  const sealed = inDatabase(dataDir, { readOnly: true }, database =>
    database
      .prepare(
        'select f.user_id as id, f.secret from two_factor f join user u on u.id = f.user_id where u.two_factor_enabled',
      )
      .all(),
  )
  const unreadable: string[] = []
  for (const { id, secret } of sealed ?? [])
    if (authSecret === null || !(await canRead(authSecret, { secret: String(secret) })))
      unreadable.push(String(id))
  return { all: sealed?.length ?? 0, unreadable }
}

/** Their passwords alone log these people in again. */
export function forgetSecondFactors(dataDir: string, userIds: readonly string[]): void {
  inDatabase(dataDir, {}, database => {
    const forget = database.prepare('delete from two_factor where user_id = ?')
    const turnOff = database.prepare('update user set two_factor_enabled = 0 where id = ?')
    database.exec('begin')
    for (const id of userIds) {
      forget.run(id)
      turnOff.run(id)
    }
    database.exec('commit')
  })
}

/** Null where there is no database, or one from before there were second factors. */
function inDatabase<T>(
  dataDir: string,
  options: { readOnly?: true },
  ask: (database: DatabaseSync) => T,
): T | null {
  const paths = globSync(join(dataDir, 'state', 'd1', '*', '*.sqlite'))
  const path = paths.find(name => basename(name) !== 'metadata.sqlite')
  if (!path) return null
  const database = new DatabaseSync(path, options)
  try {
    const isThere = "select 1 from sqlite_master where type = 'table' and name = 'two_factor'"
    return database.prepare(isThere).get() ? ask(database) : null
  } finally {
    database.close()
  }
}
