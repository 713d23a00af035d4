import { describe, expect, test } from 'vitest'
import { editTree, filesBelow, type Objects, TreeProblem } from '#server/features/code-host/git/edit-tree.ts'
import {
  encodeTree,
  FILE_MODE,
  FOLDER_MODE,
  objectId,
  PROGRAM_MODE,
  readCommit,
  type TreeEntry,
} from '#server/features/code-host/git/objects.ts'

const [A, B, C] = ['a', 'b', 'c'].map(letter => letter.repeat(40)) as [string, string, string]

async function treeOf(entries: TreeEntry[], objects: Map<string, { kind: 'tree'; bytes: Uint8Array }>) {
  const bytes = encodeTree(entries)
  const id = await objectId('tree', bytes)
  objects.set(id, { kind: 'tree', bytes })
  return id
}

/** `caf\xe9` in Latin-1, `bin/run` that may be run, a link, another repository and `src/a.ts`. */
async function there() {
  const objects = new Map<string, { kind: 'tree'; bytes: Uint8Array }>()
  const src = await treeOf([{ mode: FILE_MODE, name: 'a.ts', id: A }], objects)
  const bin = await treeOf([{ mode: PROGRAM_MODE, name: 'run', id: A }], objects)
  const tree = await treeOf(
    [
      { mode: FILE_MODE, name: 'caf\xe9', id: A },
      { mode: FOLDER_MODE, name: 'bin', id: bin },
      { mode: '120000', name: 'link', id: A },
      { mode: '160000', name: 'module', id: A },
      { mode: FILE_MODE, name: 'Readme', id: A },
      { mode: FOLDER_MODE, name: 'src', id: src },
    ],
    objects,
  )
  return { objects: objects as Objects, tree }
}

const list = async (changes: [string, string | null][]) => {
  const { objects, tree } = await there()
  const { id, made } = await editTree(objects, tree, new Map(changes))
  return filesBelow(new Map([...objects, ...made]), id, '').map(({ path, id: of }) => `${path} ${of[0]}`)
}

const BEFORE = ['Readme a', 'bin/run a', 'caf� a', 'link a', 'module a', 'src/a.ts a']

describe('trees', () => {
  test('files are put, changed and taken away, and all else stays, whatever its name is made of', async () => {
    expect(await list([])).toEqual(BEFORE)
    expect(
      await list([
        ['src/a.ts', B],
        ['src/deep/b.ts', C],
        ['bin/run', B],
      ]),
    ).toEqual([...['Readme a', 'bin/run b', 'caf� a', 'link a', 'module a', 'src/a.ts b', 'src/deep/b.ts c']])
    expect(await list([['src/a.ts', null]])).toEqual(BEFORE.slice(0, -1))
  })

  test('the same files give the same tree, and nothing new', async () => {
    const { objects, tree } = await there()
    const { id, made } = await editTree(objects, tree, new Map([['src/a.ts', A]]))
    expect([id, made.size]).toEqual([tree, 0])
  })

  test('a program stays one', async () => {
    const { objects, tree } = await there()
    const { made } = await editTree(objects, tree, new Map([['bin/run', B]]))
    const bytes = [...made.values()].map(each => new TextDecoder('latin1').decode(each.bytes)).join()
    expect(bytes).toContain('100755 run')
  })

  test.each([
    ['a folder where a file is', 'Readme/a.ts', 'is a file there'],
    ['a file where a folder is', 'src', 'is a folder there'],
    ['a file where a link is', 'link', 'is a link there'],
    ['a folder where a link is', 'link/a.ts', 'is a file there'],
    ['a file where another repository is', 'module', 'is another repository there'],
    ['a file that differs by case', 'README', 'differs from “Readme” there only by case'],
    ['a folder that differs by case', 'SRC/a.ts', 'differs from “src” there only by case'],
  ])('%s is refused in words', async (_, path, words) => {
    const refused = list([[path, B]])
    await expect(refused).rejects.toThrow(TreeProblem)
    await expect(refused).rejects.toThrow(words)
  })

  test('files of a folder alone; none where it is not there', async () => {
    const { objects, tree } = await there()
    expect(filesBelow(objects, tree, 'src').map(({ path }) => path)).toEqual(['src/a.ts'])
    expect(filesBelow(objects, tree, 'nowhere/at/all')).toEqual([])
  })

  test('what is no commit is none', () => {
    expect(readCommit(new TextEncoder().encode('tree ../../etc'))).toBeNull()
  })
})

describe('trees that are made to be endless', () => {
  /** Each folder has the next one below it ten times. */
  async function bomb(levels: number, name: string) {
    const objects = new Map<string, { kind: 'tree'; bytes: Uint8Array }>()
    let id = await treeOf([{ mode: FILE_MODE, name: 'a', id: A }], objects)
    for (let level = 0; level < levels; level++)
      id = await treeOf(
        Array.from({ length: 10 }, (_, at) => ({ mode: FOLDER_MODE, name: `${name}${at}`, id })),
        objects,
      )
    return { objects: objects as Objects, id }
  }

  test('a few folders that stand for ten billion files are given up at once', async () => {
    const { objects, id } = await bomb(10, 'd')
    expect(() => filesBelow(objects, id, '')).toThrow('more files there than can be looked through')
  })

  test('so are names that grow with every folder', async () => {
    const { objects, id } = await bomb(4, 'n'.repeat(10_000))
    expect(() => filesBelow(objects, id, '')).toThrow('more files there than can be looked through')
  })
})
