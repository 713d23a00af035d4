import { DatabaseSync } from 'node:sqlite'

/** How often the list is read anew because what it named was replaced or deleted before it was copied. */
const TRIES = 20

interface BucketCopy {
  /** Copies the list of objects as it stands now. */
  copyList(): Promise<void>
  /** Where that copy is. */
  list: string
  /** Copies one object, which never changes once it is there; false when it is gone. */
  copyObject(id: string): Promise<boolean>
  /** Takes away a copy that the last list does not name. */
  forget(id: string): void
  told(done: number, all: number): void
}

/** The list first, then every object it names: one that is replaced meanwhile is named otherwise by the next list. */
export async function copyBucket({ copyList, list, copyObject, forget, told }: BucketCopy): Promise<void> {
  const copied = new Set<string>()
  let gone: string | undefined
  for (let tried = 0; tried < TRIES; tried++) {
    await copyList()
    const named = objectsOf(list)
    gone = undefined
    for (const id of named) {
      if (copied.has(id)) continue
      if (await copyObject(id)) told(copied.add(id).size, named.size)
      else gone ??= id
    }
    if (gone !== undefined) continue
    for (const id of copied) if (!named.has(id)) forget(id)
    return
  }
  throw new Error(`the list of stored files names ${gone}, which is not there`)
}

const TABLES = ['_mf_objects', '_mf_multipart_parts']

function objectsOf(list: string): Set<string> {
  const database = new DatabaseSync(list, { readOnly: true })
  try {
    const ids = TABLES.flatMap(table =>
      database
        .prepare(`select blob_id as id from ${table} where blob_id is not null`)
        .all()
        .map(({ id }) => String(id)),
    )
    return new Set(ids)
  } finally {
    database.close()
  }
}
