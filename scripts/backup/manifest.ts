import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { EDITOR_SCHEMA_VERSION } from '#room-schema/editor-room.ts'
import { Problem } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { VERSION } from '#shared/version.ts'

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'
/** How a backup is laid out; one that a later program laid out otherwise is refused. */
const FORMAT = 1

/** Below the folder and nowhere else: no part begins with a dot, so none leads upwards, and no root or drive begins it. */
const PATH = /^(?:auth\.secret|vault\.secret|state\/(?:do|d1|r2)(?:\/\w[\w.-]{0,199}){2,3})$/

const manifestSchema = z.object({
  format: z.number(),
  version: z.string(),
  /** Of the database. */
  migrations: z.array(z.string()),
  /** Of a room's documents. */
  roomSchema: z.number(),
  startedAt: z.number(),
  endedAt: z.number(),
  hasSecrets: z.boolean(),
  files: z.array(
    z.object({
      path: z.string().regex(PATH),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})

export type Manifest = z.output<typeof manifestSchema>
export type BackedUpFile = Manifest['files'][number]

const knownMigrations = (): string[] =>
  readdirSync(inRoot('migrations'))
    .filter(name => name.endsWith('.sql'))
    .sort()

export const newManifest = (
  told: Pick<Manifest, 'migrations' | 'startedAt' | 'endedAt' | 'hasSecrets' | 'files'>,
): Manifest => ({ format: FORMAT, version: VERSION, roomSchema: EDITOR_SCHEMA_VERSION, ...told })

/** The manifest of a backup that this program can restore; everything else is a sentence. */
export function parseManifest(text: string, folder: string): Manifest {
  const parsed = manifestSchema.safeParse(json(text))
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' }
    throw new Problem(
      `${folder} is damaged: its ${MANIFEST} is not what a backup has (${path.join('.') || 'JSON'}: ${message}). Take another backup.`,
    )
  }
  const manifest = parsed.data
  const twice = manifest.files.length - new Set(manifest.files.map(({ path }) => path.toLowerCase())).size
  if (twice > 0)
    throw new Problem(`${folder} is damaged: its ${MANIFEST} names a file twice. Take another backup.`)
  const known = new Set(knownMigrations())
  const isNewer =
    manifest.format > FORMAT ||
    manifest.roomSchema > EDITOR_SCHEMA_VERSION ||
    manifest.migrations.some(name => !known.has(name))
  if (isNewer)
    throw new Problem(
      `${folder} was made by a newer Maquette (${manifest.version}; this is ${VERSION}). Update this one, then restore.`,
    )
  return manifest
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
