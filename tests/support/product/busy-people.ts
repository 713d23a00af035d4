import type * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

export interface BusyPeople {
  /** What has been done until now. */
  counts(): { typed: number; made: number }
  /** Resolves when nobody does anything any more; what fails once the product is killed is no failure. */
  stop(): Promise<void>
}

/** Somebody in each design types, makes versions, zips and runs, one after the other, until they are stopped. */
export async function startBusyPeople(person: Person, ids: string[]): Promise<BusyPeople> {
  let isOver = false
  const counts = { typed: 0, made: 0 }
  const work = ids.map(async id => {
    const files = await RoomClient.joined(person, id, 'files')
    const room = await RoomClient.joined(person, id)
    try {
      while (!isOver) {
        const code = filesOf(files.doc).get('App.tsx') as Y.Text
        for (let key = 0; key < 20; key++) code.insert(0, `// ${counts.typed++}\n`)
        // Some are refused because they come too fast, which is load as well.
        const saved = await person.call(api.artifacts.save, { body: { id } })
        if (saved.status === 200) counts.made++
        const { artifactId } = saved.body
        await person.call(api.exports.generateZip, { body: { artifactId, editorRoomId: id } })
        const body = { updatePrompt: 'Change the title to Quay', ...newSend() }
        await person.call(api.chat.send, { path: { editorId: id }, body })
        await until(() => isOver || !room.isGenerating, 'the run ends', 60)
      }
    } catch (error) {
      if (!isOver) throw error
    } finally {
      files.leave()
      room.leave()
    }
  })
  const ended = Promise.allSettled(work)
  await until(() => counts.made > ids.length, 'everybody is at work', 60)
  return {
    counts: () => ({ ...counts }),
    stop: async () => {
      isOver = true
      const failed = (await ended).find(({ status }) => status === 'rejected')
      if (failed) throw (failed as PromiseRejectedResult).reason
    },
  }
}
