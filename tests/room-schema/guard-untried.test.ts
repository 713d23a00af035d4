import * as encoding from 'lib0/encoding'
import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { FILES_POLICY } from '#room-schema/files-policy.ts'
import { type ClientIds, DocumentGuard, MALFORMED } from '#room-schema/guard.ts'
import { IncomingUpdate } from '#room-schema/incoming-update.ts'
import { Random } from '#tests/support/random.ts'

let server: Y.Doc
let client: Y.Doc
let guard: DocumentGuard
const owners = new Map<number, string>()
const ids: ClientIds = {
  ownerOf: id => owners.get(id) ?? null,
  claim: (clientIds, userId) => {
    for (const id of clientIds) if (!owners.has(id)) owners.set(id, userId)
  },
}
const applied = (bytes: Uint8Array) => {
  const update = IncomingUpdate.read(bytes)
  return update ? guard.apply(update, 'ann', ids) : MALFORMED
}
const judge = (update: Uint8Array) => applied(update)?.rule ?? 'accepted'
const app = () => filesOf(client).get('App.tsx') as Y.Text

beforeEach(() => {
  owners.clear()
  server = new Y.Doc()
  filesOf(server).set('App.tsx', new Y.Text('export default 1\n'))
  client = new Y.Doc()
  Y.applyUpdate(client, Y.encodeStateAsUpdate(server))
  guard = new DocumentGuard(server, [FILES_POLICY])
})

/** The update that a change makes in the client's document. */
function updateOf(change: () => void): Uint8Array {
  const before = Y.encodeStateVector(client)
  client.transact(change)
  return Y.encodeStateAsUpdate(client, before)
}

describe('what an update says of itself is judged before the copy is tried on', () => {
  /** Structs that hold nothing, each of one client: id, clock, length. */
  function nothing(structs: [client: number, clock: number, length: number][]): Uint8Array {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, structs.length)
    for (const [client, clock, length] of structs) {
      for (const part of [1, client, clock, 0]) encoding.writeVarUint(encoder, part)
      encoding.writeVarUint(encoder, length)
    }
    encoding.writeVarUint(encoder, 0)
    return encoding.toUint8Array(encoder)
  }
  const ofClients = (count: number) =>
    nothing(Array.from({ length: count }, (_, n) => [count - n + 5, 0, 1] as [number, number, number]))
  const isUntouched = (change: () => unknown) => {
    const before = Y.encodeStateAsUpdate(server)
    change()
    expect(guard.isSpoiled).toBe(false)
    expect(Y.encodeStateAsUpdate(server)).toEqual(before)
  }

  test('[G2] [G3] [G4] cost the room no copy', () => {
    owners.set(client.clientID, 'bob')
    isUntouched(() => expect(judge(updateOf(() => app().insert(0, 'x')))).toBe('G2'))
    owners.clear()
    isUntouched(() => expect(judge(updateOf(() => app().insert(0, 'y')))).toBe('G3'))
    isUntouched(() => expect(judge(updateOf(() => client.getMap('chat').set('a', 1)))).toBe('G4'))
    expect(judge(Y.encodeStateAsUpdate(client, Y.encodeStateVector(server)))).toBe('G4')
    expect(owners.size).toBe(0)
  })

  test('[G3] a deletion of what the room lacks, and a place beside it', () => {
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(client))
    const theirs = filesOf(other).get('App.tsx') as Y.Text
    theirs.insert(0, 'theirs')
    const had = Y.encodeStateVector(other)
    Y.applyUpdate(client, Y.encodeStateAsUpdate(other))
    isUntouched(() => expect(judge(updateOf(() => app().insert(3, 'mine')))).toBe('G3'))
    const gone = updateOf(() => app().delete(0, 2))
    isUntouched(() => expect(judge(gone)).toBe('G3'))
    expect(judge(Y.encodeStateAsUpdate(other, Y.encodeStateVector(server)))).toBe('accepted')
    expect(judge(Y.encodeStateAsUpdate(client, had))).toBe('accepted')
    expect(filesOf(server).get('App.tsx')?.toString()).toBe(app().toString())
  })

  test('[G6] that only the trial shows spoils it', () => {
    expect(judge(updateOf(() => filesOf(client).set('../x', new Y.Text(''))))).toBe('G6')
    expect(guard.isSpoiled).toBe(true)
  })

  test('[G10] 50 new client ids come with one update, and no more', () => {
    isUntouched(() => expect(applied(ofClients(51))).toMatchObject({ rule: 'G10', close: null }))
    isUntouched(() => expect(judge(ofClients(20_000))).toBe('G10'))
    expect(owners.size).toBe(0)
    expect(judge(ofClients(50))).toBe('accepted')
    // Known ones count no more.
    expect(judge(nothing(Array.from({ length: 51 }, (_, n) => [56 - n, n === 0 ? 0 : 1, 1])))).toBe(
      'accepted',
    )
    expect(owners.size).toBe(51)
  })

  test('[G8] a few bytes do not claim more characters than anybody deletes', () => {
    isUntouched(() => expect(judge(nothing([[9, 0, 2 ** 40]]))).toBe('G8'))
    isUntouched(() =>
      expect(
        judge(
          nothing([
            [9, 0, 2 ** 26],
            [8, 0, 1],
          ]),
        ),
      ).toBe('G8'),
    )
    expect(judge(nothing([[9, 0, 2 ** 26]]))).toBe('accepted')
    // What is there already is not counted again.
    expect(
      judge(
        nothing([
          [9, 0, 2 ** 26],
          [8, 0, 1],
        ]),
      ),
    ).toBe('accepted')
  })

  test('honest flows: undone and retyped, deleted before it was sent, of several tabs, all over again', () => {
    const undo = new Y.UndoManager(filesOf(client))
    const before = Y.encodeStateVector(client)
    app().insert(0, 'a'.repeat(100_000))
    undo.stopCapturing()
    app().delete(0, 50_000)
    undo.undo()
    undo.redo()
    filesOf(client).set('App.tsx', new Y.Text('anew'))
    filesOf(client).set('b.ts', new Y.Text('b'.repeat(10_000)))
    filesOf(client).delete('b.ts')
    expect(judge(Y.encodeStateAsUpdate(client, before))).toBe('accepted')
    for (let tab = 0; tab < 40; tab++) {
      const of = new Y.Doc()
      Y.applyUpdate(of, Y.encodeStateAsUpdate(client))
      ;(filesOf(of).get('App.tsx') as Y.Text).insert(0, `tab ${tab} `)
      Y.applyUpdate(client, Y.encodeStateAsUpdate(of))
    }
    const answer = Y.encodeStateAsUpdate(client, Y.encodeStateVector(server))
    expect(judge(answer)).toBe('accepted')
    expect(judge(Y.encodeStateAsUpdate(client))).toBe('accepted')
    expect(filesOf(server).toJSON()).toEqual(filesOf(client).toJSON())
  })

  test('updates of three people in any order: whatever the trial would miss is missed before it', () => {
    const random = new Random(5)
    const people = [client, new Y.Doc(), new Y.Doc()]
    for (const doc of people) Y.applyUpdate(doc, Y.encodeStateAsUpdate(server))
    const waiting: Uint8Array[] = []
    for (let n = 0; n < 400; n++) {
      const doc = random.pick(people)
      const had = Y.encodeStateVector(doc)
      const text = filesOf(doc).get('App.tsx') as Y.Text
      if (text.length > 4 && random.next() < 0.4) text.delete(random.below(text.length - 3), 3)
      else text.insert(random.below(text.length + 1), 'word ')
      waiting.push(Y.encodeStateAsUpdate(doc, had))
      if (random.next() < 0.3) Y.applyUpdate(doc, Y.encodeStateAsUpdate(random.pick(people)))
      const at = random.below(waiting.length)
      const two = waiting.splice(at, 1 + random.below(3))
      const update = two.length > 1 ? Y.mergeUpdates(two) : (two[0] as Uint8Array)
      const trial = new Y.Doc()
      Y.applyUpdate(trial, Y.encodeStateAsUpdate(server))
      Y.applyUpdate(trial, update)
      const isMissing = Boolean(trial.store.pendingStructs ?? trial.store.pendingDs)
      expect(judge(update)).toBe(isMissing ? 'G3' : 'accepted')
      if (isMissing) waiting.push(update)
    }
    for (const doc of people) expect(judge(Y.encodeStateAsUpdate(doc))).toBe('accepted')
  })
})
