import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import type { LastChange } from '#server/generation/prompt/last-change.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatItem } from '#shared/chat.ts'
import { isReady } from '#shared/preview-health.ts'

type Stores = { DB: D1Database; FILES: R2Bucket }

/** Files that differ from what the last answer left: people changed them since. */
export async function changedByHand(
  { DB, FILES }: Stores,
  history: readonly ChatItem[],
  baseId: string | null,
  files: readonly SourceFile[],
): Promise<string[]> {
  const answered = lastAnswered(history)
  if (!answered || answered === baseId) return []
  const artifact = await findArtifact(DB, answered)
  const source = artifact && (await readSource(FILES, artifact))
  if (!source) return []
  const before = new Map(source.map(({ name, code }) => [name, code]))
  const changed = files.filter(({ name, code }) => before.get(name) !== code).map(({ name }) => name)
  const now = new Set(files.map(({ name }) => name))
  const gone = [...before.keys()].filter(name => !now.has(name)).map(name => `${name} (deleted)`)
  return [...changed, ...gone]
}

/** The design before the last answer and after it; null where that is not what the request begins with. */
export async function lastChange(
  { DB, FILES }: Stores,
  history: readonly ChatItem[],
  baseId: string | null,
): Promise<LastChange | null> {
  const answered = lastAnswered(history)
  if (!answered || baseId === null) return null
  const [made, base] = await Promise.all([findArtifact(DB, answered), findArtifact(DB, baseId)])
  const isBegun = answered === baseId || base?.parentId === answered
  const parent = isBegun && made?.parentId ? await findArtifact(DB, made.parentId) : null
  if (!made || !parent) return null
  const [before, after] = await Promise.all([readSource(FILES, parent), readSource(FILES, made)])
  return before && after ? { before, after } : null
}

/** The version of the last answer that made one. */
export function lastAnswered(history: readonly ChatItem[]): string | null {
  for (const { role, content } of history.toReversed()) {
    if (role !== 'assistant') continue
    const made = content.find(part => part.type === 'artifact')
    if (made) return made.artifactId
  }
  return null
}

/** What is on record against a version. */
export async function openFaults({ DB }: Pick<Stores, 'DB'>, baseId: string | null): Promise<string[]> {
  const artifact = baseId === null ? null : await findArtifact(DB, baseId)
  if (!artifact) return []
  const { errorMessage, health } = artifact
  return [...(errorMessage ? [errorMessage] : []), ...(health && !isReady(health) ? [health.cause] : [])]
}
