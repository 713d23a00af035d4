import { vi } from 'vitest'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { RoomKv } from '#server/rooms/base/room-kv.ts'
import type { SocketIdentity } from '#server/rooms/base/sockets.ts'
import { LiveblocksOutlet } from '#server/rooms/outlets/liveblocks-outlet.ts'
import type { Level } from '#shared/access.ts'
import { MemoryService } from '#tests/support/liveblocks/memory-service.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

export const person = (userId: string, level: Level = 'write'): SocketIdentity => ({
  ...{ userId, isSignedIn: true, sessionId: `session of ${userId}`, address: null },
  ...{ name: userId, picture: null, level, document: 'files' },
})
export const visitor = (userId: string): SocketIdentity => ({
  ...person(userId, 'read'),
  ...{ isSignedIn: false, sessionId: null, address: '10.0.0.1' },
})
/** A room of two documents on a disk, and what D1 would say of its people; time is the test's. */
export function memoryLiveRoom(disk = new SqliteStorage(), service = new MemoryService()) {
  const levels = new Map<string | null, Level>([
    ['ada', 'owner'],
    ['bob', 'write'],
  ])
  const ended = new Set<string>()
  let wakesAt = 0
  let isThere = true
  const documents = new Map<string, RoomDocument>()
  const outlet: LiveblocksOutlet = new LiveblocksOutlet({
    ...{ service, sql: disk.storage.sql, facts: new RoomKv(disk.storage.sql) },
    documents: ['room', 'files'],
    documentOf: name => documents.get(name) as RoomDocument,
    nameOf: document => `editor:a:${document}`,
    levels: async () => levels,
    endedSessions: async ids => new Set(ids.filter(id => ended.has(id))),
    isThere: async () => isThere,
    wakeAt: async time => {
      wakesAt = time
    },
    left: async () => undefined,
  })
  for (const name of ['room', 'files'])
    documents.set(
      name,
      new RoomDocument(new RoomLog(disk.storage, name), {
        changed: update => outlet.changed(name, update),
        storageFailed: error => {
          throw error
        },
      }),
    )
  const type = (text: string) => documents.get('files')?.write(doc => doc.getText('t').insert(0, text))
  const join = async (who: SocketIdentity, isLacking = false) => {
    await outlet.admit(who)
    const token = outlet.token(who.document, who, isLacking)
    await vi.advanceTimersByTimeAsync(1_000)
    return token
  }
  return {
    ...{ outlet, service, levels, ended, disk, documents, type, join },
    wakesAt: () => wakesAt,
    gone: () => {
      isThere = false
    },
  }
}
