import type { Bindings } from '#server/bindings.ts'
import type { CompileOutput } from '#server/compiler/compiler-port.ts'
import { editWork } from '#server/edits/edit-work.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { GenerationRuns } from '#server/generation/run/runs.ts'
import { Alarms } from '#server/rooms/base/alarms.ts'
import { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { RoomKv } from '#server/rooms/base/room-kv.ts'
import { type EditorJob, runRoom } from '#server/rooms/editor/run-room.ts'
import { VersionWriter } from '#server/rooms/editor/version-writer.ts'
import { RoomVersions } from '#server/rooms/editor/versions.ts'
import { WorkingCopy } from '#server/rooms/editor/working-copy.ts'
import { newId } from '#shared/ids.ts'
import { MemoryBucket } from '#tests/support/product/memory-bucket.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const COMPILED: CompileOutput = {
  isOk: true,
  compiledFiles: [{ name: 'app.js', code: 'export {}' }],
  imports: [],
  unsupportedPackages: [],
  diagnostics: [],
  errorMessage: null,
}

/** What outlives the object of a room. */
async function newDisk() {
  const disk = {
    ...{ d1: sqliteD1(), sqlite: new SqliteStorage(), bucket: new MemoryBucket(), patternId: newId() },
  }
  await disk.d1
    .prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.org', 0, 0, 0)",
    )
    .run()
  await disk.d1
    .prepare(
      "insert into patterns (id, owner_id, name, access, design_system, styling, created_at, updated_at) values (?, 'ada', 'A design', 'private', 'shadcn', 'tailwind', 0, 0)",
    )
    .bind(disk.patternId)
    .run()
  return disk
}
type Disk = Awaited<ReturnType<typeof newDisk>>

/**
 * The parts of an editor's room in this process: real SQLite, Yjs and edits; only the compiler answers by rote. With the
 * disk of another one it is that room, whose object was begun anew in another isolate.
 */
export async function memoryRoom(settings: Record<string, string> = {}, earlier?: Disk) {
  const disk = earlier ?? (await newDisk())
  const { d1, sqlite, bucket, patternId } = disk
  /** Statements that were prepared, in order. */
  const asked: string[] = []
  const env = {
    DB: {
      ...d1,
      prepare: (query: string) => {
        asked.push(query)
        return d1.prepare(query)
      },
    },
    ...{ FILES: bucket.r2, AUTH_SECRET: 'x'.repeat(32), ...settings },
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    COMPILER: {
      fetch: async (address: string, { body }: RequestInit) =>
        address.endsWith('/edits')
          ? editWork(new Uint8Array(await new Response(body ?? null).arrayBuffer()))
          : Response.json(COMPILED),
    },
  } as unknown as Bindings
  const opened = (name: string) =>
    new RoomDocument(new RoomLog(sqlite.storage, name), {
      changed: () => 0,
      storageFailed: error => {
        throw error
      },
    })
  const { sql } = sqlite.storage
  const room = opened('room')
  const files = opened('files')
  const workingCopy = new WorkingCopy(files, new RoomKv(sql), new StoredClientIds(sql), id =>
    filesOf(env, id),
  )
  const parts = { env, sql, room, workingCopy, patternId: () => patternId }
  const writer = new VersionWriter(parts)
  const versions = new RoomVersions({
    ...{ ...parts, writer, isRunUnderWay: () => runs.isUnderWay },
    keepAgain: time => alarms.at('keep', time),
  })
  const clock = { sql, setAlarm: async () => undefined, deleteAlarm: async () => undefined }
  const alarms: Alarms<EditorJob> = new Alarms(clock, {
    run: () => runs.lookAfter(),
    queue: () => runs.beginNext(),
    keep: () => versions.keepPending(),
  })
  const working: Promise<unknown>[] = []
  const runs: GenerationRuns = new GenerationRuns(
    env,
    runRoom({
      ...{
        ...parts,
        writer,
        versions,
        alarms,
        isolate: earlier ? 'second' : 'first',
        looks: { look: async () => 'nobody' as const },
        isWatched: () => true,
      },
      chatPages: { pageOut: async () => undefined },
      waitUntil: work => void working.push(work),
    }),
  )
  /** Everything that goes on in the room is over. */
  const settled = async () => {
    for (let at = 0; at < working.length; at++) await working[at]
  }
  return {
    disk,
    env,
    d1,
    sql,
    bucket,
    patternId,
    asked,
    room,
    files,
    workingCopy,
    writer,
    versions,
    runs,
    alarms,
    settled,
  }
}
