import type { RunRoom } from '#server/generation/run/room.ts'
import type { Alarms } from '#server/rooms/base/alarms.ts'
import type { ChatPages } from '#server/rooms/editor/chat-pages.ts'
import type { VersionsRoom, VersionWriter } from '#server/rooms/editor/version-writer.ts'
import type { RoomVersions } from '#server/rooms/editor/versions.ts'

/** What the clock of an editor's room is for. */
export type EditorJob = 'run' | 'queue' | 'keep' | 'jobs' | 'outlet'

interface Parts extends VersionsRoom, Pick<RunRoom, 'isolate' | 'waitUntil' | 'looks' | 'isWatched'> {
  writer: VersionWriter
  versions: Pick<RoomVersions, 'replaced'>
  chatPages: Pick<ChatPages, 'pageOut'>
  alarms: Pick<Alarms<EditorJob>, 'at' | 'clear'>
}

/** The editor's room as its runs see it. */
export function runRoom(parts: Parts): RunRoom {
  const { room, workingCopy, writer, alarms, chatPages, looks, isolate, sql, patternId } = parts
  const { waitUntil, isWatched } = parts
  return {
    ...{ isolate, sql, patternId, waitUntil, isWatched, looks, files: workingCopy },
    beginNext: () => alarms.at('queue', Date.now()),
    lookAgain: time => (time === null ? alarms.clear('run') : alarms.at('run', time)),
    doc: () => room.doc,
    write: change => room.write(change),
    flush: () => room.flush(),
    pageOut: () => chatPages.pageOut(),
    versions: {
      replaced: () => parts.versions.replaced,
      begin: (actor, beforeItemId) => writer.begin(actor, beforeItemId),
      number: (id, latest, isMinor) => writer.number(id, latest, isMinor),
      giveBack: id => writer.giveBack(id),
      store: (made, beforeWrite) => writer.store(made, beforeWrite),
      saveTyped: actor => writer.saveTyped(actor),
      setActive: id => writer.setActive(id),
      adopt: (id, actor) => writer.adopt(id, actor),
    },
  }
}
