import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrateIn } from '#scripts/migrate.ts'
import { inRoot } from '#scripts/root.ts'
import { CONFIG } from '#scripts/worker-options.ts'

/**
 * Puts a migrated database into a data folder that has none: a copy of one that is made once for these migrations,
 * because making it takes a runtime of its own. The products that the runs share are made from nothing.
 */
export async function fillMigrated(dataDir: string): Promise<void> {
  const state = join(dataDir, 'state')
  if (existsSync(state)) return
  mkdirSync(dataDir, { recursive: true })
  cpSync(await migratedState(), state, { recursive: true })
}

async function migratedState(): Promise<string> {
  const folder = inRoot('node_modules', '.cache', 'maquette')
  const kept = join(folder, `migrated-${sumOfMigrations()}`)
  if (existsSync(kept)) return kept
  const made = join(folder, randomUUID())
  mkdirSync(made, { recursive: true })
  await migrateIn(made, CONFIG)
  try {
    renameSync(made, kept)
  } catch (error) {
    // Another file of the run was faster.
    rmSync(made, { recursive: true })
    if (!existsSync(kept)) throw error
  }
  return kept
}

/** Changes with the migrations, and with the runtime, which names the file. */
function sumOfMigrations(): string {
  const sum = createHash('sha256').update(readFileSync(inRoot('package-lock.json')))
  for (const file of readdirSync(inRoot('migrations')).sort())
    if (file.endsWith('.sql')) sum.update(file).update(readFileSync(inRoot('migrations', file)))
  return sum.digest('hex').slice(0, 16)
}
