// `npm run restore -- folder [--forget-second-factors]`: puts a backup into the data folder, which has to be empty.
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { progress } from '#scripts/backup/progress.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { commandHere, ofSecondFactors, WITHOUT } from '#scripts/backup/restored-words.ts'
import { authSecretOf, findSecondFactors, forgetSecondFactors } from '#scripts/backup/second-factors.ts'
import { holdDataFolder } from '#scripts/data-folder.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { ROOT } from '#scripts/root.ts'
import { readSettings } from '#scripts/settings.ts'

const FILES = { AUTH_SECRET: 'auth.secret', VAULT_SECRET: 'vault.secret' }
const FORGET = '--forget-second-factors'

await runCommand(async () => {
  const options = process.argv.slice(2)
  const forgets = options.includes(FORGET)
  const [folder, ...others] = options.filter(option => option !== FORGET)
  if ((!folder && !forgets) || folder?.startsWith('-') || others.length > 0)
    throw new Problem('Say which backup: npm run restore -- /backups/today')
  const { settings } = readSettings()
  const dataDir = resolve(ROOT, settings.DATA_DIR)
  const missing = () =>
    (['AUTH_SECRET', 'VAULT_SECRET'] as const).filter(
      name => !settings[name] && !existsSync(join(dataDir, FILES[name])),
    )
  if (folder) {
    const tell = progress()
    const { files, endedAt, version } = await restoreBackup({
      folder: resolve(ROOT, folder),
      dataDir,
      told: (done, all) => tell('files', done, all),
    })
    console.log(
      `\n  Restored: ${files.length} files of ${new Date(endedAt).toISOString()}, made by version ${version}\n  ${dataDir}\n`,
    )
    for (const name of missing()) console.log(`  ${WITHOUT[name]}`)
  }
  const secret = authSecretOf(dataDir, settings)
  const found = await findSecondFactors(dataDir, secret)
  if (forgets) await forgetIn(dataDir, found.unreadable)
  const forget = commandHere(`npm run restore -- ${FORGET}`, process.env)
  for (const line of ofSecondFactors(found, { isForgotten: forgets, hasSecret: secret !== null, forget }))
    console.log(`  ${line}`)
  const start = commandHere('npm start', process.env)
  console.log(missing().length > 0 ? `\n  Then: ${start}\n` : `  Next: ${start}\n`)
})

/** While no product runs there, whose database it is. */
async function forgetIn(dataDir: string, userIds: readonly string[]): Promise<void> {
  if (!existsSync(join(dataDir, 'state', 'd1')))
    throw new Problem(`There is nothing in ${dataDir}: no product has run there. Set DATA_DIR.`)
  const release = await holdDataFolder(dataDir, 0)
  try {
    forgetSecondFactors(dataDir, userIds)
  } finally {
    rmSync(join(dataDir, 'held-by.json'), { force: true })
    release()
  }
}
