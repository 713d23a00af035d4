import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { changedFiles } from '#client/room/working-copy/changed-files.ts'
import { putFiles, removeFile, revertFiles } from '#client/room/working-copy/file-edits.ts'
import { filesOf } from '#room-schema/editor-room.ts'

const SAVED = new Map([
  ['App.tsx', 'app'],
  ['theme.css', 'theme'],
])

function workingCopy() {
  const doc = new Y.Doc()
  putFiles(doc, [
    { name: 'App.tsx', code: 'app' },
    { name: 'theme.css', code: 'theme' },
  ])
  const text = (path: string) => filesOf(doc).get(path) as Y.Text
  return { doc, text, store: changedFiles(filesOf(doc), SAVED) }
}

test('nothing differs from what was saved', () => {
  expect(workingCopy().store.value().size).toBe(0)
})

test('a file is changed, new or deleted, and the same again when it is as it was', () => {
  const { doc, text, store } = workingCopy()
  store.subscribe(() => undefined)
  text('App.tsx').insert(3, '!')
  putFiles(doc, [{ name: 'new.ts', code: '' }])
  removeFile(doc, 'theme.css')
  expect([...store.value()].sort()).toEqual([
    ['App.tsx', 'changed'],
    ['new.ts', 'new'],
    ['theme.css', 'deleted'],
  ])
  revertFiles(doc, SAVED)
  expect(store.value().size).toBe(0)
})

test('typing on in a changed file tells nobody', () => {
  const { text, store } = workingCopy()
  const heard = vi.fn()
  store.subscribe(heard)
  for (let at = 0; at < 10; at++) text('App.tsx').insert(0, 'x')
  expect(heard).toHaveBeenCalledTimes(1)
})
