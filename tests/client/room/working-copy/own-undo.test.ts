import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  putFiles,
  removeFile,
  removeFolder,
  renameFile,
  renameFolder,
} from '#client/room/working-copy/file-edits.ts'
import { undoOfFiles, undoOfText } from '#client/room/working-copy/own-undo.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { newId } from '#shared/ids.ts'

const TYPING = Symbol('an editor')
let patternId: string
let mine: Y.Doc
let theirs: Y.Doc

const text = (doc: Y.Doc, path = 'App.tsx') => filesOf(doc).get(path) as Y.Text
const type = (doc: Y.Doc, at: number, words: string) =>
  doc.transact(() => text(doc).insert(at, words), TYPING)
const code = () => text(mine).toString()

/** Two people whose documents exchange everything at once. */
beforeEach(() => {
  patternId = newId()
  mine = new Y.Doc()
  theirs = new Y.Doc()
  mine.on('update', (update, origin) => origin !== theirs && Y.applyUpdate(theirs, update, mine))
  theirs.on('update', (update, origin) => origin !== mine && Y.applyUpdate(mine, update, theirs))
  putFiles(mine, [{ name: 'App.tsx', code: 'app' }])
  undoOfFiles(mine, patternId)
  undoOfText(text(mine), patternId).addTrackedOrigin(TYPING)
})

describe('undo', () => {
  test('takes back one’s own typing and leaves what others typed in the middle of it', () => {
    type(mine, 3, ' mine')
    type(theirs, 5, ' theirs')
    expect(undoHistoryOf(patternId).undo()).toBe('typing in App.tsx')
    expect(code()).toBe('app theirs')
    undoHistoryOf(patternId).redo()
    expect(code()).toContain('theirs')
    expect(code().replace(' theirs', '')).toBe('app mine')
    expect(text(theirs).toString()).toBe(code())
  })

  test('never takes back what somebody else did last', () => {
    type(theirs, 0, 'theirs ')
    expect(undoHistoryOf(patternId).undo()).toBeNull()
    expect(code()).toBe('theirs app')
  })

  test('brings a deleted file back with what was in it, one step a change', () => {
    putFiles(mine, [{ name: 'hero.tsx', code: 'hero' }])
    renameFile(mine, 'hero.tsx', 'banner.tsx')
    removeFile(mine, 'banner.tsx')
    const history = undoHistoryOf(patternId)
    const paths = () => [...readTexts(filesOf(theirs))].map(entry => entry.join('='))
    expect(history.undo()).toBe('the change of banner.tsx')
    expect(paths()).toEqual(['App.tsx=app', 'banner.tsx=hero'])
    history.undo()
    expect(paths()).toEqual(['App.tsx=app', 'hero.tsx=hero'])
    history.undo()
    expect(paths()).toEqual(['App.tsx=app'])
    history.redo()
    expect(paths()).toEqual(['App.tsx=app', 'hero.tsx=hero'])
  })
})

describe('folders', () => {
  const paths = () => [...readTexts(filesOf(theirs)).keys()].sort()
  const history = () => undoHistoryOf(patternId)
  beforeEach(() => {
    putFiles(
      mine,
      ['parts/hero.tsx', 'parts/ui/card.tsx', 'parts.ts', 'party/x.ts'].map(name => ({ name, code: name })),
    )
  })

  test('are renamed with everything below them, in one step of undo', () => {
    renameFolder(mine, 'parts', 'blocks')
    expect(paths()).toEqual(['App.tsx', 'blocks/hero.tsx', 'blocks/ui/card.tsx', 'parts.ts', 'party/x.ts'])
    expect(text(theirs, 'blocks/ui/card.tsx').toString()).toBe('parts/ui/card.tsx')
    history().undo()
    expect(paths()).toEqual(['App.tsx', 'parts.ts', 'parts/hero.tsx', 'parts/ui/card.tsx', 'party/x.ts'])
  })

  test('can move into themselves, where a name is free only afterwards', () => {
    putFiles(mine, [{ name: 'parts/ui/hero.tsx', code: 'the other hero' }])
    renameFolder(mine, 'parts', 'parts/ui')
    expect(text(theirs, 'parts/ui/hero.tsx').toString()).toBe('parts/hero.tsx')
    expect(text(theirs, 'parts/ui/ui/hero.tsx').toString()).toBe('the other hero')
  })

  test('are deleted with everything below them, in one step; what somebody makes there meanwhile stays', () => {
    removeFolder(mine, 'parts')
    expect(paths()).toEqual(['App.tsx', 'parts.ts', 'party/x.ts'])
    putFiles(theirs, [{ name: 'parts/new.ts', code: '' }])
    history().undo()
    expect(paths()).toEqual([
      'App.tsx',
      'parts.ts',
      'parts/hero.tsx',
      'parts/new.ts',
      'parts/ui/card.tsx',
      'party/x.ts',
    ])
  })
})

describe('the history of a tab', () => {
  test('goes back through different things in the order they were done, and skips what is gone', () => {
    const history = undoHistoryOf(newId())
    const done: string[] = []
    const step = (name: string, isThere = true) => ({
      label: name,
      undo: () => isThere && done.push(`undo ${name}`) > 0,
      redo: () => isThere && done.push(`redo ${name}`) > 0,
    })
    history.push(step('title'))
    history.push(step('renamed by somebody since', false))
    history.push(step('file'))
    expect([history.undo(), history.undo(), history.undo()]).toEqual(['file', 'title', null])
    history.redo()
    history.push(step('new'))
    expect(history.redo()).toBeNull()
    expect(done).toEqual(['undo file', 'undo title', 'redo title'])
  })
})
