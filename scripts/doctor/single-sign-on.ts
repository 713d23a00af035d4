import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unlock } from '#server/outside/vault.ts'

export interface SingleSignOns {
  all: number
  /** Issuers whose client secret the vault.secret there does not open, so nobody logs in at them. */
  unreadable: string[]
}

export const NO_SINGLE_SIGN_ON: SingleSignOns = { all: 0, unreadable: [] }

/** The secret that `npm start` made for this folder; it is not made here. */
export function keptVaultSecret(dataDir: string): string {
  const file = join(dataDir, 'vault.secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

interface Row {
  id: string
  issuer: string
  locked: string
}

const QUERY = 'select workspace_id as id, issuer, locked_secret as locked from workspace_sso'

/** Read beside a server that runs. */
export async function findSingleSignOns(dataDir: string, secret: string): Promise<SingleSignOns> {
  const rows = sealedIn(dataDir)
  const opened = await Promise.all(
    rows.map(({ id, issuer, locked }) => unlock(locked, { id, baseUrl: issuer }, secret)),
  )
  return {
    all: rows.length,
    unreadable: rows.filter((_, at) => opened[at] === null).map(({ issuer }) => issuer),
  }
}

/** None where there is no database, or one from before there was single sign-on. */
function sealedIn(dataDir: string): Row[] {
  const paths = globSync(join(dataDir, 'state', 'd1', '*', '*.sqlite'))
  const path = paths.find(name => basename(name) !== 'metadata.sqlite')
  if (!path) return []
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const isThere = "select 1 from sqlite_master where type = 'table' and name = 'workspace_sso'"
    return database.prepare(isThere).get() ? (database.prepare(QUERY).all() as unknown as Row[]) : []
  } finally {
    database.close()
  }
}
