import { zipSync } from 'fflate'
import { listPasskeys } from '#server/auth/passkeys-queries.ts'
import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { findHostAccount } from '#server/features/code-host/accounts-queries.ts'
import { listEntries } from '#server/features/credits/ledger-queries.ts'
import { listOwn } from '#server/features/models/own-models-queries.ts'
import { listOwned, listSharedWith, type OwnedPattern } from '#server/features/users/export-queries.ts'
import { withinZip, type ZipEntry } from '#server/features/users/export-zip.ts'
import { findPreferences } from '#server/features/users/users-queries.ts'
import { readRoom } from '#server/rooms/room-stubs.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { projectSlug } from '#shared/exports.ts'
import type { SessionUser } from '#shared/users.ts'

const ENTRIES_MAX = 10_000

/** All that is somebody's own: what others keep to themselves, keys and passwords are not in it. */
export const exportEntries = (env: Bindings, user: SessionUser): AsyncGenerator<ZipEntry> =>
  withinZip(allEntries(env, user))

async function* allEntries(env: Bindings, user: SessionUser): AsyncGenerator<ZipEntry> {
  const { id, name, email } = user
  yield json('profile.json', { id, name, email })
  const passkeys = await listPasskeys(env.DB, id)
  yield json(
    'passkeys.json',
    passkeys.map(({ name: label, createdAt, lastUsedAt }) => ({ name: label, createdAt, lastUsedAt })),
  )
  yield json('preferences.json', await findPreferences(env.DB, id))
  yield json('credits.json', await listEntries(env.DB, id, ENTRIES_MAX))
  const models = await listOwn(env.DB, id)
  yield json(
    'models.json',
    models.map(({ provider, baseUrl, model }) => ({ provider, baseUrl, model })),
  )
  const hostAccount = await findHostAccount(env.DB, id)
  if (hostAccount) {
    const { login, hostUserId, createdAt } = hostAccount
    yield json('code-host.json', { login, hostUserId, connectedAt: createdAt })
  }
  yield json('shared-with-me.json', await listSharedWith(env.DB, id))
  const owned = await listOwned(env.DB, id)
  for (const pattern of owned) yield* designEntries(env, pattern)
  // Last, since they are the most by far: what a zip has no room for is among them.
  for (const pattern of owned) yield* versionEntries(env, pattern)
}

async function* designEntries(env: Bindings, pattern: OwnedPattern): AsyncGenerator<ZipEntry> {
  const folder = folderOf(pattern)
  const versions = await listVersions(env.DB, pattern.id)
  yield json(`${folder}/design.json`, {
    ...pattern,
    versions: versions.map(({ id, name, version, createdAt }) => ({
      id,
      name,
      label: versionLabel(version),
      createdAt,
      code: fileOf({ id, version }),
    })),
  })
  const active = versions.find(({ id }) => id === pattern.activeArtifactId)
  if (active)
    for (const { name, code } of await readSource(env.FILES, active))
      yield text(`${folder}/code/${safe(name)}`, code)
  const older = await chatPages(env.FILES, pattern.id)
  for (const [at, page] of older.entries())
    yield text(`${folder}/chat/${String(at + 1).padStart(4, '0')}.json`, page)
  yield json(`${folder}/chat/newest.json`, (await readRoom(env, pattern.id)).chatItems)
  yield* pictures(env.FILES, folder, pattern.id)
}

const folderOf = ({ name, id }: OwnedPattern): string => `designs/${projectSlug(name)}--${id}`
const fileOf = ({ id, version }: Pick<ArtifactRow, 'id' | 'version'>): string =>
  `versions/${versionLabel(version)}-${id}.zip`

/** The code of every version, each as a zip of its own that is made when its turn comes. */
async function* versionEntries(env: Bindings, pattern: OwnedPattern): AsyncGenerator<ZipEntry> {
  for (const version of await listVersions(env.DB, pattern.id)) {
    const files = await readSource(env.FILES, version)
    const named = files.map(({ name, code }) => [safe(name), encoder.encode(code)])
    // Rooms share this thread, so it is packed fast rather than small.
    const bytes = zipSync(Object.fromEntries(named), { level: 1 })
    yield { path: `${folderOf(pattern)}/${fileOf(version)}`, bytes, isPacked: true }
  }
}

/** Old pages of a chat, the oldest first. */
async function chatPages(bucket: R2Bucket, patternId: string): Promise<string[]> {
  const keys = await keysBelow(bucket, `chat/${patternId}/`)
  const startOf = (key: string) => Number.parseInt(key.split('/').at(-1) ?? '', 10)
  const pages = keys
    .sort((a, b) => startOf(a) - startOf(b))
    .map(async key => (await bucket.get(key))?.text() ?? '')
  return Promise.all(pages)
}

async function* pictures(bucket: R2Bucket, folder: string, patternId: string): AsyncGenerator<ZipEntry> {
  for (const key of await keysBelow(bucket, `uploads/${patternId}/`)) {
    const object = await bucket.get(key)
    if (!object) continue
    const ending = object.httpMetadata?.contentType?.split('/')[1] ?? 'bin'
    const bytes = new Uint8Array(await object.arrayBuffer())
    yield { path: `${folder}/pictures/${key.split('/').at(-1)}.${ending}`, bytes, isPacked: true }
  }
}

async function keysBelow(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) })
    keys.push(...page.objects.map(({ key }) => key))
    if (!page.truncated) return keys
    cursor = page.cursor
  }
}

/** No name in a zip leads out of its folder. */
const safe = (name: string): string =>
  name
    .split(/[\\/]/)
    .filter(part => part !== '' && part !== '.' && part !== '..')
    .join('/')

const encoder = new TextEncoder()
const text = (path: string, content: string): ZipEntry => ({ path, bytes: encoder.encode(content) })
const json = (path: string, value: unknown): ZipEntry => text(path, `${JSON.stringify(value, null, 2)}\n`)
