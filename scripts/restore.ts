// `npm run restore -- folder`: puts a backup into the data folder, which has to be empty.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { progress } from '#scripts/backup/progress.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { ROOT } from '#scripts/root.ts'
import { readSettings } from '#scripts/settings.ts'

const FILES = { AUTH_SECRET: 'auth.secret', VAULT_SECRET: 'vault.secret' }

const WITHOUT = {
  AUTH_SECRET:
    'The backup has no auth.secret: put the old one into the data folder, or everybody has to sign in again.',
  VAULT_SECRET:
    'The backup has no vault.secret: put the old one into the data folder, or keys of models have to be given again.',
}

await runCommand(async () => {
  const [folder, ...others] = process.argv.slice(2)
  if (!folder || folder.startsWith('-') || others.length > 0)
    throw new Problem('Say which backup: npm run restore -- /backups/today')
  const { settings } = readSettings()
  const dataDir = resolve(ROOT, settings.DATA_DIR)
  const tell = progress()
  const { files, endedAt, version } = await restoreBackup({
    folder: resolve(ROOT, folder),
    dataDir,
    told: (done, all) => tell('files', done, all),
  })
  console.log(
    `\n  Restored: ${files.length} files of ${new Date(endedAt).toISOString()}, made by version ${version}\n  ${dataDir}\n`,
  )
  const missing = (['AUTH_SECRET', 'VAULT_SECRET'] as const).filter(
    name => !settings[name] && !existsSync(join(dataDir, FILES[name])),
  )
  for (const name of missing) console.log(`  ${WITHOUT[name]}`)
  console.log(missing.length > 0 ? '\n  Then: npm start\n' : '  Next: npm start\n')
})
