import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf, readMeta } from '#room-schema/editor-room.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import { api } from '#shared/api/index.ts'
import { suiteRoom, type TransportUnderTest } from '#tests/client/room/transport/suite-room.ts'
import { until } from '#tests/support/until.ts'

/** What every transport behind `RoomConnection` does. `start` is called once, before the first test. */
export function roomConnectionSuite(name: string, start: () => TransportUnderTest): void {
  describe(`RoomConnection over ${name}`, () => {
    const { ready, join, room, synced, saved, code } = suiteRoom(start)

    test('shows the room once it is in step', async () => {
      const { ada, id } = await room()
      const connection = join(ada, id, 'room')
      expect(connection.state()).toMatchObject({ isSynced: false, hasContent: false, link: 'connecting' })
      await synced(connection)
      expect(connection.state()).toMatchObject({ link: 'live', hasContent: true, lostSince: null })
      expect(readMeta(connection.doc).activeArtifactId).toMatch(/^[a-z0-9]{20}$/)
    })

    test('two first joiners find every file once', async () => {
      const { ada, bob, id } = await room()
      const both = [join(ada, id, 'files'), join(bob, id, 'files')] as const
      await Promise.all(both.map(synced))
      const [mine, theirs] = both.map(connection => code(connection)?.toString())
      expect(mine).toContain('export default')
      expect(mine?.split('export default')).toHaveLength(2)
      expect(theirs).toBe(mine)
    })

    test('an edit is unsaved until the server has it on disk, and reaches the others', async () => {
      const { ada, bob, id } = await room()
      const [mine, theirs] = [join(ada, id, 'files'), join(bob, id, 'files')]
      await Promise.all([synced(mine), synced(theirs)])
      code(mine)?.insert(0, '// Ada\n')
      expect(mine.state().unsavedSince).not.toBeNull()
      await saved(mine)
      await until(() => code(theirs)?.toString().startsWith('// Ada\n'), 'Bob sees it')
      expect(theirs.state().unsavedSince).toBeNull()
    })

    test('edits made without a link merge both ways when it is back', async () => {
      const { ada, bob, id } = await room()
      const [mine, theirs] = [join(ada, id, 'files'), join(bob, id, 'files')]
      await Promise.all([synced(mine), synced(theirs)])
      ready().goOffline()
      await until(
        () => mine.state().lostSince !== null && theirs.state().lostSince !== null,
        'both are cut off',
      )
      expect(mine.state()).toMatchObject({ isSynced: false, hasContent: true })
      for (let at = 0; at < 50; at++) code(mine)?.insert(0, `// Ada ${at}\n`)
      code(theirs)?.insert(code(theirs)?.length ?? 0, '// Bob\n')
      ready().goOnline()
      await Promise.all([saved(mine), saved(theirs)])
      await until(() => code(mine)?.toString() === code(theirs)?.toString(), 'both are the same')
      expect(
        code(mine)
          ?.toString()
          .match(/\/\/ Ada \d+/g),
      ).toHaveLength(50)
      expect(code(mine)?.toString().endsWith('// Bob\n')).toBe(true)
    })

    test('what was kept is there before the first link, and is sent', async () => {
      const { ada, id } = await room()
      const first = join(ada, id, 'files')
      await synced(first)
      const kept = new Y.Doc()
      Y.applyUpdate(kept, Y.encodeStateAsUpdate(first.doc))
      const text = filesOf(kept).get('App.tsx')
      if (text instanceof Y.Text) text.insert(0, '// kept\n')
      const second = join(ada, id, 'files', {
        keep: async doc => {
          Y.applyUpdate(doc, Y.encodeStateAsUpdate(kept))
          return true
        },
      })
      await until(() => second.state().isKept, 'the kept copy is there')
      expect(code(second)?.toString().startsWith('// kept\n')).toBe(true)
      await saved(second)
      await until(() => code(first)?.toString().startsWith('// kept\n'), 'it is sent')
    })

    test('[R6] a reader’s edit is dropped and told, and the link stays', async () => {
      const { bob, id } = await room('read')
      const connection = join(bob, id, 'files')
      await synced(connection)
      code(connection)?.insert(0, '// not allowed\n')
      await until(() => connection.state().isRefused, 'Bob is told')
      expect(connection.state().link).toBe('live')
    })

    test('what is refused is seen by nobody else, and is gone from a page that joins again', async () => {
      const { ada, bob, id } = await room('write')
      const [mine, theirs] = [join(ada, id, 'files'), join(bob, id, 'files')]
      await Promise.all([synced(mine), synced(theirs)])
      filesOf(theirs.doc).set('app.tsx', new Y.Text('by case alone it is another file'))
      await until(() => theirs.state().isRefused, 'Bob is told')
      expect(theirs.state()).toMatchObject({ refusedFor: 'collision', link: 'live' })
      theirs.destroy()
      const again = join(bob, id, 'files')
      await synced(again)
      code(again)?.insert(0, '// Bob\n')
      await saved(again)
      await until(() => code(mine)?.toString().startsWith('// Bob\n'), 'Ada sees what he types next')
      for (const { doc } of [mine, again]) expect(filesOf(doc).has('app.tsx')).toBe(false)
    })

    test('what the server writes is seen as it comes', async () => {
      const { ada, bob, id } = await room('write')
      const connection = join(bob, id, 'room')
      await synced(connection)
      await ada.must(api.patterns.rename, { body: { id, newName: 'Tidal' } })
      await until(() => readMeta(connection.doc).name === 'Tidal', 'Bob sees the new name')
      expect(connection.state()).toMatchObject({ isSynced: true, unsavedSince: null })
    })

    test('own typing is taken back, and nobody else’s', async () => {
      const { ada, bob, id } = await room('write')
      const [mine, theirs] = [join(ada, id, 'files'), join(bob, id, 'files')]
      await Promise.all([synced(mine), synced(theirs)])
      const text = code(mine)
      if (!text) throw new Error('there is a file')
      const before = text.toString()
      const undo = new Y.UndoManager(text, { trackedOrigins: new Set(['typing']) })
      mine.doc.transact(() => text.insert(0, '// Ada\n'), 'typing')
      await saved(mine)
      await until(() => code(theirs)?.toString().startsWith('// Ada\n'), 'Bob sees it')
      code(theirs)?.insert(code(theirs)?.length ?? 0, '// Bob\n')
      await until(() => text.toString().endsWith('// Bob\n'), 'Ada sees his')
      undo.undo()
      await until(() => code(theirs)?.toString() === `${before}// Bob\n`, 'hers is gone for Bob too')
      expect(text.toString()).toBe(`${before}// Bob\n`)
    })

    test('access that is taken away closes it within 2 s, and nothing later is seen', async () => {
      const { ada, bob, id } = await room('write')
      const both = [join(bob, id, 'room'), join(bob, id, 'files')] as const
      const mine = join(ada, id, 'files')
      await Promise.all([...both, mine].map(synced))
      await ada.must(api.sharing.removeUser, { path: { id }, body: { userIdToRemove: bob.id } })
      const removedAt = Date.now()
      await until(() => both.every(each => each.state().link === 'closed'), 'Bob is out', 10)
      expect(Date.now() - removedAt).toBeLessThan(2_000)
      for (const each of both) expect(each.state().closeCode).toBe(CLOSE.forged)
      code(mine)?.insert(0, '// secret\n')
      await saved(mine)
      expect(code(both[1])?.toString()).not.toContain('secret')
      const again = join(ada, id, 'files')
      await synced(again)
      expect(code(again)?.toString()).toContain('secret')
    })

    test('[R8] a page that is too old for the documents is told to reload', async () => {
      const { ada, id } = await room()
      ready().beOld(true)
      const connection = join(ada, id, 'room')
      await until(() => connection.state().link === 'closed', 'it is turned away')
      expect(connection.state().closeCode).toBe(CLOSE.tooOld)
    })

    test('[32] what this person may do is told as it joins, and when it changes; the link stays', async () => {
      const { ada, bob, id } = await room('write')
      const connection = join(bob, id, 'room')
      await until(() => connection.state().level === 'write', 'Bob is told what he may do')
      const body = { type: 'user', userIdToUpdate: bob.id, updatedPermission: 'read' } as const
      await ada.must(api.sharing.permission, { path: { id }, body })
      await until(() => connection.state().level === 'read', 'Bob is told that he may only read')
      expect(connection.state()).toMatchObject({ link: 'live', levelsTold: 2 })
    })

    test('[12] a session that ends closes it for good, with a code that says so', async () => {
      const { bob, id } = await room('write')
      const both = [join(bob, id, 'room'), join(bob, id, 'files')] as const
      await Promise.all(both.map(synced))
      await bob.post('/api/auth/sign-out', {})
      for (const connection of both) {
        await until(() => connection.state().link === 'closed', 'the room closes it')
        expect(connection.state()).toMatchObject({ closeCode: CLOSE.signIn, laterCode: null })
      }
    })

    test('no access closes it for good: it is not tried again until asked', async () => {
      const { ada, bob, id } = await room(null)
      const connection = join(bob, id, 'room')
      await until(() => connection.state().link === 'closed', 'the room closes it')
      expect(connection.state().closeCode).toBe(CLOSE.forged)
      const before = ready().tries()
      await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
      expect(ready().tries()).toBe(before)
      connection.reconnect()
      await synced(connection)
      expect(connection.state()).toMatchObject({ link: 'live', closeCode: null })
    })
  })
}
