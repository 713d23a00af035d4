import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { inRoot } from '#scripts/root.ts'

interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<{ results: Record<string, unknown>[] }>
}
interface D1 {
  prepare(sql: string): Statement
  exec(sql: string): Promise<unknown>
  batch(statements: Statement[]): Promise<unknown>
}

const MIGRATIONS = inRoot('migrations')

/**
 * Migrates the database below `persist` before the real instance listens: nothing is started for one that has all of
 * them, which its file tells. Tells which of these e-mail addresses nobody has proven to be his.
 */
export async function migrateIn(persist: string, config: string, emails: string[] = []): Promise<string[]> {
  const proven = provenWhereMigrated(persist)
  return proven ? emails.filter(email => !proven.has(email)) : migrateInRuntime(persist, config, emails)
}

const PROVEN = 'SELECT email FROM user WHERE email_verified = 1'
const APPLIED = 'SELECT name FROM d1_migrations'

/** Whose addresses are proven in the database below `persist`; null where it is missing, older or not to be read. */
function provenWhereMigrated(persist: string): Set<unknown> | null {
  const path = globSync(join(persist, 'd1', '*', '*.sqlite')).find(
    name => basename(name) !== 'metadata.sqlite',
  )
  if (!path) return null
  try {
    // Not read-only: what a killed process left beside the file is brought in by whoever opens it.
    const database = new DatabaseSync(path)
    try {
      const done = new Set(
        database
          .prepare(APPLIED)
          .all()
          .map(row => row.name),
      )
      if (migrationFiles().some(file => !done.has(file))) return null
      return new Set(
        database
          .prepare(PROVEN)
          .all()
          .map(row => row.email),
      )
    } finally {
      database.close()
    }
  } catch {
    // The runtime says what is wrong with it.
    return null
  }
}

const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter(file => file.endsWith('.sql'))
    .sort()

/** In an instance that has nothing but the database. */
async function migrateInRuntime(persist: string, config: string, emails: string[]): Promise<string[]> {
  const { workerOptions } = workerOptionsOf(config) as unknown as {
    workerOptions: { compatibilityDate: string; d1Databases: Record<string, { id: string }> }
  }
  const only = new Miniflare(
    convertV4MiniflareOptions({
      name: 'migrate',
      modules: true,
      script: 'export default {}',
      compatibilityDate: workerOptions.compatibilityDate,
      d1Databases: workerOptions.d1Databases,
      cf: false,
      log: new Log(LogLevel.NONE),
      resourcePersistencePath: persist,
      telemetry: { enabled: false },
    }),
  )
  try {
    const db = await only.getD1Database('DB')
    return await again(async () => {
      await migrate(db)
      return unproven(db, emails)
    })
  } finally {
    await only.dispose()
  }
}

/** A kept connection may be closed just as it is used, on a busy machine; what was applied is known, so it goes on there. */
async function again<T>(apply: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await apply()
  } catch (error) {
    if (tries === 1 || !isCutOff(error)) throw error
    return again(apply, tries - 1)
  }
}

const isCutOff = (error: unknown): boolean => error instanceof TypeError && error.message === 'fetch failed'

/** Applies what is missing, each migration whole or not at all; keeps the table of `wrangler d1 migrations apply`. */
async function migrate(db: D1): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare(APPLIED).all()
  const done = new Set(results.map(row => row.name))
  for (const file of migrationFiles().filter(name => !done.has(name))) {
    const statements = readFileSync(join(MIGRATIONS, file), 'utf8')
      .split('--> statement-breakpoint')
      .map(text => text.trim())
      .filter(Boolean)
    const note = db.prepare('INSERT INTO d1_migrations(name) VALUES (?)').bind(file)
    await db.batch([...statements.map(text => db.prepare(text)), note])
  }
}

async function unproven(db: D1, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const { results } = await db.prepare(PROVEN).all()
  const proven = new Set(results.map(row => row.email))
  return emails.filter(email => !proven.has(email))
}
