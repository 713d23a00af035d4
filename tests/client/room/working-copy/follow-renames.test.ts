import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { putFiles, removeFile, renameFile, renameFolder } from '#client/room/working-copy/file-edits.ts'
import { followRenames } from '#client/room/working-copy/follow-renames.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import type { SourceFile } from '#shared/artifacts.ts'

let mine: Y.Doc
let theirs: Y.Doc
let unsaved: string[]
let lost: SourceFile[]

const text = (doc: Y.Doc, path = 'App.tsx') => filesOf(doc).get(path) as Y.Text
const exchange = () => {
  const update = Y.encodeStateAsUpdate(mine, Y.encodeStateVector(theirs))
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(mine)))
  Y.applyUpdate(theirs, update)
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine, Y.encodeStateVector(theirs)))
}

beforeEach(() => {
  mine = new Y.Doc()
  theirs = new Y.Doc()
  unsaved = []
  lost = []
  followRenames(
    mine,
    () => unsaved,
    file => lost.push(file),
  )
  putFiles(theirs, [
    { name: 'App.tsx', code: 'export default function App() {}' },
    { name: 'hero.tsx', code: 'export const Hero = 1' },
  ])
  exchange()
})

describe('what is typed while somebody else changes the set of files', () => {
  test('follows a file to its new name', () => {
    text(mine).insert(0, '// typed offline\n')
    unsaved = ['App.tsx']
    renameFile(theirs, 'App.tsx', 'main.tsx')
    exchange()
    expect(lost).toEqual([])
    expect(readTexts(filesOf(theirs)).get('main.tsx')).toBe(
      '// typed offline\nexport default function App() {}',
    )
    expect(readTexts(filesOf(mine))).toEqual(readTexts(filesOf(theirs)))
  })

  test('follows a file into its renamed folder, not to another that is more alike', () => {
    const code = 'export const size = 1'
    putFiles(theirs, [
      { name: 'parts/a.ts', code },
      { name: 'parts/b.ts', code: `${code}// x` },
    ])
    exchange()
    text(mine, 'parts/a.ts').insert(code.length, '// x')
    unsaved = ['parts/a.ts']
    renameFolder(theirs, 'parts', 'blocks')
    exchange()
    expect(lost).toEqual([])
    expect(readTexts(filesOf(theirs)).get('blocks/a.ts')).toBe(`${code}// x`)
  })

  test('is handed over when the file is deleted', () => {
    text(mine).insert(0, '// typed offline\n')
    unsaved = ['App.tsx']
    removeFile(theirs, 'App.tsx')
    exchange()
    expect(lost).toEqual([{ name: 'App.tsx', code: '// typed offline\nexport default function App() {}' }])
  })

  test('is not taken for another new file', () => {
    text(mine).insert(0, '// typed offline\n')
    unsaved = ['App.tsx']
    removeFile(theirs, 'App.tsx')
    putFiles(theirs, [{ name: 'theme.css', code: 'body { color: red }' }])
    exchange()
    expect(lost).toHaveLength(1)
    expect(readTexts(filesOf(mine)).get('theme.css')).toBe('body { color: red }')
  })

  test('a file one has not typed in may go', () => {
    removeFile(theirs, 'hero.tsx')
    exchange()
    expect(lost).toEqual([])
  })
})
