import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { memoryLiveRoom, person } from '#tests/support/liveblocks/memory-live-room.ts'
import { MemoryService } from '#tests/support/liveblocks/memory-service.ts'
import { Random } from '#tests/support/random.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const KILLS = 40
const EDITS_BETWEEN = 25

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** In this process, on real SQLite: an object that is killed loses its memory and its timers, and nothing of its disk. */
test(`${KILLS} kills of ours, with answers lost and the service losing everything: nothing acknowledged is lost, all is the same there`, async () => {
  const random = new Random(31)
  const [disk, service] = [new SqliteStorage(), new MemoryService()]
  let room = memoryLiveRoom(disk, service)
  const bob = person('bob')
  let name = (await room.join(bob))?.room ?? ''
  const writer = new Y.Doc()
  let acknowledged = 0
  let kills = 0
  const stored = () => room.documents.get('files')?.doc as Y.Doc
  const edit = () => {
    const text = writer.getText('t')
    const before = Y.encodeStateVector(writer)
    if (random.chance(0.2) && text.length > 8) text.delete(random.below(text.length - 4), 4)
    text.insert(random.below(text.length + 1), random.pick(['a', 'word ', '日本', '👩‍👩‍👧']))
    const update = Y.encodeStateAsUpdate(writer, before)
    room.documents.get('files')?.write(doc => Y.applyUpdate(doc, update))
    room.documents.get('files')?.flush()
    acknowledged += 1
  }
  while (kills < KILLS) {
    for (let n = 0; n < EDITS_BETWEEN; n++) {
      service.faults.push(random.pick(['ok', 'ok', 'before', 'after']))
      edit()
      if (random.chance(0.1)) service.rooms.clear()
      if (random.chance(0.05)) service.isAway = !service.isAway
      await vi.advanceTimersByTimeAsync(random.below(150))
    }
    // In the middle of whatever was on its way.
    vi.clearAllTimers()
    kills += 1
    room = memoryLiveRoom(disk, service)
    expect(stored().getText('t').toString()).toBe(writer.getText('t').toString())
    expect(Y.equalSnapshots(Y.snapshot(stored()), Y.snapshot(writer))).toBe(true)
    if (random.chance(0.3)) continue
    // The room's clock, or somebody who comes.
    service.isAway = false
    service.faults = []
    if (random.chance(0.5)) name = (await room.join(bob, true))?.room ?? ''
    else {
      const looking = room.outlet.lookAfter()
      await vi.advanceTimersByTimeAsync(2_000)
      await looking
    }
    expect(service.textOf(name)).toBe(writer.getText('t').toString())
  }
  console.log(`${acknowledged} edits acknowledged, ${kills} kills, ${service.of('publish').length} publishes`)
}, 60_000)
