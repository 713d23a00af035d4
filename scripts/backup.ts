// `npm run backup [-- folder] [-- --with-secrets]`: copies all that is stored, also while the product runs.
import { basename, dirname, join, resolve } from 'node:path'
import { inMb, makeBackup } from '#scripts/backup/make-backup.ts'
import { progress } from '#scripts/backup/progress.ts'
import { findSecondFactors } from '#scripts/backup/second-factors.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { ROOT } from '#scripts/root.ts'
import { readSettings } from '#scripts/settings.ts'

await runCommand(async () => {
  const options = process.argv.slice(2)
  const unknown = options.find(option => option.startsWith('-') && option !== '--with-secrets')
  const [named, ...others] = options.filter(option => !option.startsWith('-'))
  if (unknown || others.length > 0)
    throw new Problem('npm run backup takes a folder, and --with-secrets: npm run backup -- /backups/today')
  process.umask(0o077)
  const { settings } = readSettings()
  const dataDir = resolve(ROOT, settings.DATA_DIR)
  const folder = named ? resolve(ROOT, named) : placeFor(dataDir, settings.BACKUP_DIR, new Date())
  const withSecrets = options.includes('--with-secrets')
  const { files, startedAt, endedAt, hasSecrets } = await made({ dataDir, folder, withSecrets })
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(
    `\n  The backup is complete: ${files.length} files, ${inMb(bytes)} in ${((endedAt - startedAt) / 1_000).toFixed(1)} s\n  ${folder}\n`,
  )
  console.log(
    hasSecrets
      ? '  It has the secrets: whoever reads it can sign in as anybody and read the keys of models.'
      : '  It has no secrets: keep auth.secret and vault.secret of the data folder, or what AUTH_SECRET and VAULT_SECRET say, elsewhere.',
  )
  const { all } = await findSecondFactors(folder, null)
  if (!hasSecrets && all > 0)
    console.log(
      `  Restored without that auth.secret, ${all === 1 ? 'the account that has a second factor' : `the ${all} accounts that have a second factor`} cannot log in.`,
    )
  console.log('')
})

async function made(options: { dataDir: string; folder: string; withSecrets: boolean }) {
  try {
    return await makeBackup({ ...options, told: progress() })
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `The backup is NOT complete: ${error instanceof Error ? error.message : String(error)}. What is in ${options.folder} cannot be restored.`,
    )
  }
}

/** Beside the data folder, unless told: what is in it is lost with it. */
function placeFor(dataDir: string, told: string | undefined, now: Date): string {
  const folder = told ? resolve(ROOT, told) : join(dirname(dataDir), `${basename(dataDir)}-backups`)
  return join(folder, now.toISOString().slice(0, 19).replaceAll(':', '-'))
}
