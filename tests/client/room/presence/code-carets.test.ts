import { expect, test } from 'vitest'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { codeCarets } from '#client/room/presence/code-carets.ts'
import { putFiles } from '#client/room/working-copy/file-edits.ts'
import { filesOf } from '#room-schema/editor-room.ts'

const user = { id: 'u', name: 'Bob', color: '#0369a1', picture: null }

/** What somebody else says, as it arrives here. */
function said(state: object) {
  const [here, there] = [new Awareness(new Y.Doc()), new Awareness(new Y.Doc())]
  there.setLocalState(state)
  applyAwarenessUpdate(here, encodeAwarenessUpdate(there, [there.clientID]), null)
  const seen = codeCarets(here).getStates().get(there.clientID)
  for (const awareness of [here, there]) awareness.destroy()
  return seen
}

test('a caret is a place in a shared text, which others find again', () => {
  const files = new Y.Doc()
  putFiles(files, [{ name: 'App.tsx', code: 'hello' }])
  const text = filesOf(files).get('App.tsx') as Y.Text
  const place = JSON.parse(JSON.stringify(Y.createRelativePositionFromTypeIndex(text, 3)))
  const seen = said({ user, caret: { anchor: place, head: place }, cursor: { panel: 'code', x: 0, y: 0 } })
  text.insert(0, '>> ')
  const found = seen?.cursor && Y.createAbsolutePositionFromRelativePosition(seen.cursor.head, files)
  expect(found).toMatchObject({ index: 6, type: text })
  expect(seen?.user).toMatchObject({ name: 'Bob', color: '#0369a1' })
})

test.each([
  ['no caret', { user }],
  [
    'nobody',
    { caret: { anchor: { item: { client: 1, clock: 1 } }, head: { item: { client: 1, clock: 1 } } } },
  ],
  [
    'a place in a root, which would be made',
    { user, caret: { anchor: { tname: 'x' }, head: { tname: 'x' } } },
  ],
  ['nonsense', { user, caret: { anchor: 1, head: { item: 'x' } } }],
])('%s is not shown', (_, state) => {
  expect(said(state)).toBeUndefined()
})
