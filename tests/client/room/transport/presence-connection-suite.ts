import { describe, expect, test } from 'vitest'
import type { RoomConnection } from '#client/room/transport/room-connection.ts'
import { colorOf, presenceSchema } from '#room-schema/presence.ts'
import { suiteRoom, type TransportUnderTest } from '#tests/client/room/transport/suite-room.ts'
import { until } from '#tests/support/until.ts'

/** How people see each other over every transport. `start` is called once, before the first test. */
export function presenceConnectionSuite(name: string, start: () => TransportUnderTest): void {
  describe(`presence over ${name}`, () => {
    const { ready, join, room, synced } = suiteRoom(start)

    test('cursors are back at once after a reconnect', async () => {
      const { ada, bob, id } = await room()
      const [mine, theirs] = [join(ada, id, 'room'), join(bob, id, 'room')]
      await Promise.all([synced(mine), synced(theirs)])
      mine.awareness.setLocalState({ file: 'App.tsx' })
      theirs.awareness.setLocalState({ file: 'theme.css' })
      const fileOf = (seen: RoomConnection, by: RoomConnection) =>
        by.awareness.getStates().get(seen.awareness.clientID)?.file
      const bothSeen = () => fileOf(mine, theirs) === 'App.tsx' && fileOf(theirs, mine) === 'theme.css'
      await until(bothSeen, 'they see each other')
      ready().goOffline()
      await until(() => mine.awareness.getStates().size === 1, 'others are gone while cut off')
      await until(() => theirs.awareness.getStates().size === 1, 'for Bob too')
      ready().goOnline()
      await Promise.all([synced(mine), synced(theirs)])
      await until(bothSeen, 'they see each other again', 2)
    })

    test('[6] all that somebody shows of himself reaches the others, and who it is says the server', async () => {
      const { ada, bob, id } = await room()
      const [mine, theirs] = [join(ada, id, 'room'), join(bob, id, 'room')]
      await Promise.all([synced(mine), synced(theirs)])
      const place = { type: null, item: { client: 1, clock: 2 } }
      const state = {
        ...{ cursor: { panel: 'preview', x: 0.5, y: 0.25, page: '/plans' }, panel: 'code', file: 'App.tsx' },
        ...{
          view: { page: '/plans', left: 0, top: 0.5 },
          viewport: 'Mobile',
          selection: '{"file":"App.tsx"}',
        },
        ...{ caret: { anchor: place, head: place }, isTyping: true },
      }
      mine.awareness.setLocalState({
        ...state,
        user: { id: bob.id, name: 'Bob', color: '#000', picture: null },
      })
      const seen = () => theirs.awareness.getStates().get(mine.awareness.clientID)
      await until(() => seen()?.isTyping === true, 'Bob sees what Ada shows')
      const user = { id: ada.id, name: 'Ada', color: colorOf(ada.id), picture: null }
      expect(presenceSchema.parse(seen())).toEqual({ ...state, user })
    })

    test('leaving takes the presence along', async () => {
      const { ada, bob, id } = await room()
      const [mine, theirs] = [join(ada, id, 'room'), join(bob, id, 'room')]
      await Promise.all([synced(mine), synced(theirs)])
      mine.awareness.setLocalState({ file: 'App.tsx' })
      await until(() => theirs.awareness.getStates().has(mine.awareness.clientID), 'Bob sees Ada')
      mine.destroy()
      await until(() => !theirs.awareness.getStates().has(mine.awareness.clientID), 'Bob sees her leave')
    })
  })
}
