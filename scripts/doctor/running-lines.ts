import { type BackupFacts, type Facts, type Line, note, ok, problem } from '#scripts/doctor/facts.ts'
import { liveblocksLines } from '#scripts/doctor/liveblocks-lines.ts'

const HOUR_MS = 3_600_000
/** A daily one that has not come once is worth a word, a second time it is wrong. */
const OLD_MS = 30 * HOUR_MS
const TOO_OLD_MS = 54 * HOUR_MS

/** What whoever runs it for others needs: backups, and ways to see how it goes. */
export function runningLines(facts: Facts): Line[] {
  const { backups, data, secondFactors, singleSignOns, machine, settings } = facts
  const { now } = machine
  const { parsed } = settings
  const { METRICS_TOKEN, LOG_FORMAT, AUTH_SECRET, VAULT_SECRET, BASE_URL, isLocal } = parsed
  const isNew = !data.isThere
  const lines = [
    backups ? backupLine(backups, now, isNew) : withoutBackups(isLocal),
    ...secondFactorLines(secondFactors),
    ...singleSignOnLines(singleSignOns),
    ...liveblocksLines(facts),
  ]
  if (METRICS_TOKEN && [AUTH_SECRET, VAULT_SECRET].includes(METRICS_TOKEN))
    lines.push(
      problem(
        'METRICS_TOKEN is one of the two secrets, and programs that watch this server are told it.',
        'Give METRICS_TOKEN a value of its own: openssl rand -base64 24',
      ),
    )
  else if (METRICS_TOKEN) lines.push(ok(`Metrics are at ${BASE_URL}/api/metrics, for METRICS_TOKEN.`))
  else if (!isLocal)
    lines.push(note('Metrics are off.', 'Set METRICS_TOKEN (openssl rand -base64 24) to have them read.'))
  if (!isLocal && LOG_FORMAT === 'off')
    lines.push(
      note('LOG_FORMAT is off: requests leave no line.', 'Leave it out, and each is one line of JSON.'),
    )
  return lines
}

function secondFactorLines({ all, unreadable: { length } }: Facts['secondFactors']): Line[] {
  if (length === 0) return []
  const were = length === 1 ? 'was' : 'were'
  return [
    problem(
      `${length} of ${all} second factors ${were} sealed with another auth.secret, so no code logs in.`,
      'Put the old auth.secret back, or stop the server and turn them off: npm run restore -- --forget-second-factors',
    ),
  ]
}

function singleSignOnLines({ all, unreadable }: Facts['singleSignOns']): Line[] {
  if (all === 0) return []
  if (unreadable.length === 0) return [ok(`Single sign-on: the client secrets of ${all} can be opened.`)]
  return [
    problem(
      `VAULT_SECRET is not the one with which client secrets were sealed: nobody logs in at ${unreadable.join(', ')}.`,
      'Set the former VAULT_SECRET again (or put the former vault.secret back into the data folder), or have owners enter the client secret anew under Manage Team.',
    ),
  ]
}

const withoutBackups = (isLocal: boolean): Line =>
  isLocal
    ? note('BACKUP_DIR is not set, so nobody looks whether there are backups.', 'npm run backup makes one.')
    : problem(
        'BACKUP_DIR is not set, so nobody looks whether there are backups.',
        'Set it to a folder on another disk, and run npm run backup daily (docs/self-hosting.md).',
      )

function backupLine({ path, fault, newestAt }: BackupFacts, now: number, isNew: boolean): Line {
  if (fault)
    return problem(`The backups in ${path} cannot be read (${fault}).`, 'Give BACKUP_DIR to this user.')
  if (newestAt === null && isNew) return ok(`Backups will be in ${path}; there is nothing to back up yet.`)
  if (newestAt === null) return problem(`There is no whole backup in ${path}.`, 'npm run backup')
  const hours = Math.round((now - newestAt) / HOUR_MS)
  const says = `The newest backup in ${path} is ${hours} hours old.`
  if (now - newestAt > TOO_OLD_MS) return problem(says, 'npm run backup, and look why cron did not.')
  return now - newestAt > OLD_MS ? note(says, 'npm run backup') : ok(says)
}
