import * as Y from 'yjs'
import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'
import { watchWrites } from '#client/room/working-copy/offline-writes.ts'

/** Whose working copies this browser stores: one for each design and person, since nobody may send another's edits. */
interface OfflineCopy {
  patternId: string
  userId: string
}

const copySchema = z.object({ patternId: z.string(), userId: z.string() })
/** The shape of earlier versions, so that edits stored by them are still found. */
const earlierSchema = z
  .object({ roomId: z.string(), userId: z.string() })
  .transform(({ roomId, userId }) => ({ patternId: roomId, userId }))

const kept = stored('kept', z.array(z.union([copySchema, earlierSchema])), [])

export const offlineCopies = (): OfflineCopy[] => kept.read()

const nameOf = ({ patternId, userId }: OfflineCopy): string => `maquette:files:${patternId}:${userId}`
const isSame = (a: OfflineCopy, b: OfflineCopy): boolean => nameOf(a) === nameOf(b)

/** Loads the stored copy into the document and stores it from now on; false where storage is denied. */
export async function keepCopy(
  doc: Y.Doc,
  whose: OfflineCopy,
  changed: (isKept: boolean) => void = () => undefined,
): Promise<boolean> {
  try {
    const { IndexeddbPersistence } = await import('y-indexeddb')
    const copy = new IndexeddbPersistence(nameOf(whose), doc)
    // Where storage is denied only the database says so, the copy itself would wait for ever.
    const writes = watchWrites(copy, await copy._db, changed)
    if (!kept.read().some(each => isSame(each, whose))) kept.write([...kept.read(), whose])
    await Promise.race([copy.whenSynced, writes.failed])
    return writes.areKept()
  } catch {
    return false
  }
}

/** The stored copy, to be read once; null when there is none. */
export async function readCopy(whose: OfflineCopy): Promise<Y.Doc | null> {
  if (!offlineCopies().some(each => isSame(each, whose))) return null
  const doc = new Y.Doc()
  return (await keepCopy(doc, whose)) ? doc : null
}

export const forgetCopy = (whose: OfflineCopy): Promise<void> =>
  forget(kept.read().filter(each => isSame(each, whose)))

/** After somebody has logged out, no code stays in this browser. */
export async function forgetAllCopies(): Promise<OfflineCopy[]> {
  const all = kept.read()
  await forget(all)
  return all
}

async function forget(gone: OfflineCopy[]): Promise<void> {
  if (gone.length === 0) return
  const { clearDocument } = await import('y-indexeddb')
  await Promise.all(gone.map(each => clearDocument(nameOf(each))))
  kept.write(kept.read().filter(each => !gone.some(other => isSame(each, other))))
}
