import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrateIn } from '#scripts/migrate.ts'
import { inRoot } from '#scripts/root.ts'

test('a database that has all migrations is read where it lies, and no runtime is started for it', async () => {
  const persist = mkdtempSync(join(tmpdir(), 'maquette-migrated-'))
  const folder = join(persist, 'd1', 'objects')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'a.sqlite'))
  database.exec(
    'create table d1_migrations(name text); create table user(email text, email_verified integer);' +
      "insert into user values ('ada@maquette.test', 1), ('bob@maquette.test', 0)",
  )
  const add = database.prepare('insert into d1_migrations values (?)')
  for (const file of readdirSync(inRoot('migrations')).filter(name => name.endsWith('.sql'))) add.run(file)
  database.close()
  // A runtime would not find the configuration that this names.
  const emails = ['ada@maquette.test', 'bob@maquette.test', 'eve@maquette.test']
  expect(await migrateIn(persist, 'no-such-config', emails)).toEqual(emails.slice(1))
  rmSync(persist, { recursive: true })
})
