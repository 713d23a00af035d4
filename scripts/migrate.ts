import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
 * Migrates the database below `persist`, in an instance that has nothing else, before the real one listens. Tells which
 * of these e-mail addresses nobody has proven to be his.
 */
export async function migrateIn(persist: string, config: string, emails: string[] = []): Promise<string[]> {
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
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const done = new Set(results.map(row => row.name))
  const files = readdirSync(MIGRATIONS)
    .filter(file => file.endsWith('.sql'))
    .sort()
  for (const file of files.filter(name => !done.has(name))) {
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
  const { results } = await db.prepare('SELECT email FROM user WHERE email_verified = 1').all()
  const proven = new Set(results.map(row => row.email))
  return emails.filter(email => !proven.has(email))
}
