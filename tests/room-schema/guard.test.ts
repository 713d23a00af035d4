import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { FILES_POLICY } from '#room-schema/files-policy.ts'
import { type ClientIds, DocumentGuard, MALFORMED, type RootPolicy } from '#room-schema/guard.ts'
import { IncomingUpdate } from '#room-schema/incoming-update.ts'
import { FILES_MAX, FILES_MAX_BYTES } from '#shared/artifacts.ts'

const addsNothing = (doc: Y.Doc, bytes: Uint8Array) => IncomingUpdate.read(bytes)?.addsNothing(doc) ?? null

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
/** As a room takes it: read once, then judged. */
const applied = (bytes: Uint8Array, by = guard, userId = 'ann') => {
  const update = IncomingUpdate.read(bytes)
  return update ? by.apply(update, userId, ids) : MALFORMED
}

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
const judge = (update: Uint8Array) => applied(update)?.rule ?? 'accepted'
const app = () => filesOf(client).get('App.tsx') as Y.Text

describe('rules of the working copy (room-schema/README.md)', () => {
  test('honest edits pass: typing, a new file, a deleted and a replaced one', () => {
    expect(judge(updateOf(() => app().insert(0, '// hello\n')))).toBe('accepted')
    expect(judge(updateOf(() => filesOf(client).set('data/plans.ts', new Y.Text('export {}'))))).toBe(
      'accepted',
    )
    expect(judge(updateOf(() => filesOf(client).set('App.tsx', new Y.Text('new'))))).toBe('accepted')
    expect(judge(updateOf(() => filesOf(client).delete('data/plans.ts')))).toBe('accepted')
    expect([...filesOf(server).keys()]).toEqual(['App.tsx'])
  })

  test('[G1] a malformed update is refused', () => {
    for (const bytes of [
      [1, 2, 3],
      [255, 255, 255, 255],
      [1, 1, 200, 1, 0, 99],
    ]) {
      expect(applied(new Uint8Array(bytes))).toMatchObject({ rule: 'G1', close: 4400 })
    }
  })

  test("[G2] writing under somebody else's client id is refused, also by the owner of the design", () => {
    owners.set(client.clientID, 'bob')
    expect(judge(updateOf(() => app().insert(0, 'x')))).toBe('G2')
  })

  test('[G2] repeating what the room has from somebody else is no forgery', () => {
    const update = updateOf(() => app().insert(0, 'x'))
    expect(judge(update)).toBe('accepted')
    owners.set(client.clientID, 'bob')
    expect(judge(update)).toBe('accepted')
  })

  test('[G3] an update that builds on something the room lacks is not taken, and is not final', () => {
    updateOf(() => app().insert(0, 'lost'))
    expect(applied(updateOf(() => app().insert(2, 'x')))).toMatchObject({ rule: 'G3', close: null })
  })

  test('[G4] an unknown root is refused', () => {
    expect(judge(updateOf(() => client.getMap('chat').set('a', 1)))).toBe('G4')
    expect(judge(updateOf(() => client.getArray('x').push([1])))).toBe('G4')
  })

  test('[G5] list content in the root and changes of nested types are refused', () => {
    const other = new Y.Doc()
    other.getArray('files').push([1])
    expect(judge(Y.encodeStateAsUpdate(other))).toBe('G5')
  })

  test.each([
    '../x.ts',
    '/abs.ts',
    'a//b.ts',
    '.',
    'a/./b',
    '__proto__',
    'x/__proto__/y.ts',
    'a\\b.ts',
    'a\nb',
    '',
    'x'.repeat(201),
    '.git/config',
    '.env',
    'node_modules/x.js',
    'CON.tsx',
    'cafe\u0301.tsx',
  ])('[G6] %j is no file path', path => {
    expect(judge(updateOf(() => filesOf(client).set(path, new Y.Text(''))))).toBe('G6')
  })

  test('a file from before a rule for paths came goes on being edited, deleted and left alone', () => {
    const old = new Y.Text('A=1')
    const was = Y.encodeStateVector(server)
    server.transact(() => filesOf(server).set('.env', old))
    Y.applyUpdate(client, Y.encodeStateAsUpdate(server, was))
    guard = new DocumentGuard(server, [FILES_POLICY])
    const text = () => filesOf(client).get('.env') as Y.Text
    expect(judge(updateOf(() => text().insert(0, '# ')))).toBe('accepted')
    expect(judge(updateOf(() => filesOf(client).set('café.tsx', new Y.Text(''))))).toBe('accepted')
    expect(judge(updateOf(() => filesOf(client).delete('.env')))).toBe('accepted')
  })

  test.each([
    ['app.tsx', 'differs only by case'],
    ['App.tsx/x.ts', 'would make a file a folder'],
  ])('[G9] %s %s: dropped, and nobody is closed', path => {
    const refusal = applied(updateOf(() => filesOf(client).set(path, new Y.Text(''))))
    expect(refusal).toMatchObject({ rule: 'G9', close: null })
  })

  test('a rename by case is one change', () => {
    const renamed = updateOf(() => {
      const code = app().toString()
      filesOf(client).delete('App.tsx')
      filesOf(client).set('app.tsx', new Y.Text(code))
    })
    expect(judge(renamed)).toBe('accepted')
  })

  test('[G7] a file is plain text: no value, map, format or embed', () => {
    expect(judge(updateOf(() => filesOf(client).set('a.ts', 'text')))).toBe('G7')
    guard = new DocumentGuard(server, [FILES_POLICY])
    expect(judge(updateOf(() => filesOf(client).set('b.ts', new Y.Map())))).toBe('G7')
    expect(judge(updateOf(() => app().format(0, 3, { bold: true })))).toBe('G7')
    expect(judge(updateOf(() => app().insertEmbed(0, { image: 'x' })))).toBe('G7')
  })

  test('[G8] no more than 400 files and 5 MB', () => {
    const many = updateOf(() => {
      for (let n = 0; n < FILES_MAX; n++) filesOf(client).set(`f${n}.ts`, new Y.Text(''))
    })
    expect(judge(many)).toBe('G8')
    expect(judge(updateOf(() => app().insert(0, 'x'.repeat(FILES_MAX_BYTES))))).toBe('G8')
  })

  test('[G8] sizes are counted as files shrink and go', () => {
    const big = 'x'.repeat(FILES_MAX_BYTES - 1_000)
    expect(judge(updateOf(() => app().insert(0, big)))).toBe('accepted')
    expect(judge(updateOf(() => app().delete(0, big.length)))).toBe('accepted')
    expect(judge(updateOf(() => filesOf(client).set('b.ts', new Y.Text(big))))).toBe('accepted')
  })
})

describe('the room document takes no client update that would change anything', () => {
  test('repeating what is there changes nothing', () => {
    expect(addsNothing(server, Y.encodeStateAsUpdate(server))).toBe(true)
    updateOf(() => app().delete(0, 3))
    Y.applyUpdate(server, Y.encodeStateAsUpdate(client))
    expect(addsNothing(server, Y.encodeStateAsUpdate(client))).toBe(true)
  })

  test('an insertion, a deletion and nonsense do', () => {
    expect(
      addsNothing(
        server,
        updateOf(() => app().insert(0, 'x')),
      ),
    ).toBe(false)
    const before = Y.encodeStateVector(client)
    app().delete(3, 2)
    expect(addsNothing(server, Y.encodeStateAsUpdate(client, before))).toBe(false)
    expect(addsNothing(server, new Uint8Array([9, 9, 9]))).toBe(null)
  })
})

describe('[seam 4] one engine for every shared document: what is allowed is its policies’', () => {
  const number = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
  const places: RootPolicy = {
    root: 'places',
    keyProblem: key => (/^[a-z]{3}$/.test(key) ? null : 'not the id of a thing'),
    valueProblem: value =>
      Array.isArray(value) && value.length === 2 && value.every(number) ? null : 'not a place',
    sizeOf: () => 16,
    maxKeys: 3,
    maxBytes: 1_000,
  }
  const names: RootPolicy = {
    ...{ root: 'names', keyProblem: () => null, maxKeys: 100, maxBytes: 10 },
    valueProblem: value => (typeof value === 'string' ? null : 'not a name'),
    sizeOf: value => String(value).length,
  }
  let layout: DocumentGuard

  beforeEach(() => {
    server = new Y.Doc()
    client = new Y.Doc()
    layout = new DocumentGuard(server, [places, names])
  })
  const set = (root: string, entries: Record<string, unknown>) =>
    updateOf(() => {
      for (const [key, value] of Object.entries(entries)) client.getMap(root).set(key, value)
    })
  const judged = (bytes: Uint8Array) => applied(bytes, layout)

  test('each root is judged by its own policy, in one update too', () => {
    expect(judged(set('places', { abc: [1, 2] }))).toBeNull()
    const both = updateOf(() => {
      client.getMap('places').set('def', [3, 4])
      client.getMap('names').set('anything', 'Ada')
    })
    expect(judged(both)).toBeNull()
    expect(server.getMap('places').toJSON()).toEqual({ abc: [1, 2], def: [3, 4] })
  })

  test.each([
    ['G4', 'files', { abc: [1, 2] }, 'unknown root files'],
    ['G6', 'places', { A: [1, 2] }, 'not the id of a thing'],
    ['G7', 'places', { abc: [1, Number.NaN] }, 'not a place'],
    ['G7', 'places', { abc: [1, 2, 3] }, 'not a place'],
    ['G8', 'places', { abc: [1, 2], def: [1, 2], ghi: [1, 2], jkl: [1, 2] }, 'more than 3 places'],
    ['G8', 'names', { a: 'eleven char' }, 'more than 10 bytes'],
    ['G7', 'names', { a: undefined }, 'not a name'],
  ])('[%s] in %s %j is refused: %s', (rule, root, entries, reason) => {
    expect(judged(set(root, entries))).toMatchObject({ rule, reason, close: 4403 })
  })

  test('[G5] a value that is a type may be changed, what is deeper may not', () => {
    server = new Y.Doc()
    const open = new DocumentGuard(server, [{ ...places, valueProblem: () => null }])
    const inner = new Y.Map<unknown>()
    expect(applied(set('places', { abc: inner }), open)).toBeNull()
    expect(
      applied(
        updateOf(() => inner.set('x', 1)),
        open,
      ),
    ).toBeNull()
    const deeper = new Y.Map<unknown>()
    applied(
      updateOf(() => inner.set('y', deeper)),
      open,
    )
    expect(
      applied(
        updateOf(() => deeper.set('z', 1)),
        open,
      ),
    ).toMatchObject({ rule: 'G5' })
  })

  test('[G2] whoever writes first under a client id keeps it; what was refused claims nothing', () => {
    expect(judged(set('places', { A: [1, 2] }))?.rule).toBe('G6')
    expect(owners.size).toBe(0)
    client = new Y.Doc()
    server = new Y.Doc()
    layout = new DocumentGuard(server, [places])
    expect(judged(set('places', { abc: [1, 2] }))).toBeNull()
    expect(owners.get(client.clientID)).toBe('ann')
    expect(applied(set('places', { abc: [2, 2] }), layout, 'bob')?.rule).toBe('G2')
  })
})
