import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decodeTree,
  encodeCommit,
  encodeTree,
  FILE_MODE,
  FOLDER_MODE,
  fromHex,
  type GitObject,
  joined,
  nameOfText,
  objectId,
  readCommit,
  sha1,
} from '#server/features/code-host/git/objects.ts'
import { pktLines } from '#server/features/code-host/git/pkt-lines.ts'
import { PackError, readPack } from '#server/features/code-host/git/read-pack.ts'
import { writePack } from '#server/features/code-host/git/write-pack.ts'

const LIMITS = { maxObjects: 10_000, maxBytes: 10_000_000 }
const bytesOf = (text: string) => new TextEncoder().encode(text)

let folder: string
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@x', ...args], {
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  }).trim()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maquette-git-'))
  git('init', '-q', '-b', 'main')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A repository whose packs have deltas of both kinds in them. */
function packOf(...flags: string[]): Uint8Array {
  for (let at = 0; at < 12; at++) {
    const lines = Array.from({ length: 200 }, (_, line) => (line === at ? `changed ${at}` : `line ${line}`))
    writeFileSync(join(folder, 'long.txt'), lines.join('\n'))
    git('add', '.')
    git('commit', '-q', '--allow-empty', '-m', `commit ${at}`)
  }
  const objects = git('rev-list', '--objects', '--all')
    .split('\n')
    .map(line => line.slice(0, 40))
  return execFileSync('git', ['-C', folder, 'pack-objects', '--stdout', '-q', ...flags], {
    input: objects.join('\n'),
  })
}

describe('packs of the real git', () => {
  test.each([['--delta-base-offset'], ['--no-reuse-delta']])(
    'every object of a pack with deltas (%s) is read as git has it',
    async flag => {
      const read = await readPack(packOf(flag), LIMITS)
      expect(read.size).toBeGreaterThan(30)
      for (const [id, { kind, bytes }] of read) {
        expect(git('cat-file', '-t', id)).toBe(kind)
        const size = Number(git('cat-file', '-s', id))
        expect(bytes.length).toBe(size)
      }
    },
    60_000,
  )

  test('what is written is taken by git, and checks', async () => {
    const blob: GitObject = { kind: 'blob', bytes: bytesOf('export default 1\n') }
    const long: GitObject = { kind: 'blob', bytes: bytesOf('x'.repeat(100_000)) }
    const [blobId, longId] = await Promise.all([blob, long].map(({ kind, bytes }) => objectId(kind, bytes)))
    const inner: GitObject = {
      kind: 'tree',
      bytes: encodeTree([{ mode: FILE_MODE, name: nameOfText('größe.ts'), id: blobId! }]),
    }
    const innerId = await objectId('tree', inner.bytes)
    const tree: GitObject = {
      kind: 'tree',
      bytes: encodeTree([
        { mode: FOLDER_MODE, name: 'src', id: innerId },
        { mode: FILE_MODE, name: 'src.txt', id: longId! },
        { mode: FILE_MODE, name: 'src-a', id: blobId! },
      ]),
    }
    const treeId = await objectId('tree', tree.bytes)
    const author = { name: 'Ada <x>\nevil', email: 'a@x', time: 1_700_000_000 }
    const commit: GitObject = {
      kind: 'commit',
      bytes: encodeCommit({ tree: treeId, parents: [], author, committer: author, message: 'v1\n\nbody' }),
    }
    const id = await objectId('commit', commit.bytes)
    const pack = await writePack([blob, long, inner, tree, commit])
    execFileSync('git', ['-C', folder, 'index-pack', '--stdin', '--strict'], { input: pack })
    git('update-ref', 'refs/heads/made', id)
    expect(git('fsck', '--strict', '--no-dangling')).toBe('')
    expect(git('ls-tree', '-r', '--name-only', '-z', 'made').split('\0')).toEqual([
      ...['src-a', 'src.txt', 'src/größe.ts', ''],
    ])
    expect(git('log', '-1', '--format=%an|%s', 'made')).toBe('Ada x evil|v1')
    expect(readCommit(commit.bytes)).toEqual({ tree: treeId, parents: [] })
    expect([...(await readPack(pack, LIMITS)).keys()]).toEqual([blobId, longId, innerId, treeId, id])
  })

  test('names of others in any bytes stay as they are', () => {
    const latin = { mode: FILE_MODE, name: 'caf\xe9.txt', id: 'a'.repeat(40) }
    expect(decodeTree(encodeTree([latin]))).toEqual([latin])
  })
})

describe('packs that are not what they say', () => {
  const packed = async (parts: Uint8Array[], count = 1) => {
    const head = Uint8Array.from([0x50, 0x41, 0x43, 0x4b, 0, 0, 0, 2, 0, 0, 0, count])
    const pack = joined([head, ...parts])
    return joined([pack, fromHex(await sha1(pack))])
  }

  test('half a pack, and one that was changed on its way, is refused', async () => {
    const pack = await writePack([{ kind: 'blob', bytes: bytesOf('hello') }])
    for (const cut of [0, 5, 12, 20, pack.length - 1])
      await expect(readPack(pack.subarray(0, cut), LIMITS)).rejects.toThrow(PackError)
    const changed = Uint8Array.from(pack)
    changed[14]! ^= 1
    await expect(readPack(changed, LIMITS)).rejects.toThrow(PackError)
  })

  test('a bomb is refused before it is unpacked, whatever size it says', async () => {
    const bomb = deflateSync(new Uint8Array(50_000_000))
    const tiny = await packed([Uint8Array.from([0x30 | 5]), bomb])
    const honest = await writePack([{ kind: 'blob', bytes: new Uint8Array(1_000_000) }])
    await expect(readPack(tiny, LIMITS)).rejects.toThrow(PackError)
    await expect(readPack(honest, { ...LIMITS, maxBytes: 999_999 })).rejects.toThrow(PackError)
    await expect(readPack(await packed([], 200), { ...LIMITS, maxObjects: 199 })).rejects.toThrow(PackError)
  })

  test('a delta that reaches outside of its base, or has none, is refused', async () => {
    const base = await writePack([{ kind: 'blob', bytes: bytesOf('hello') }])
    const object = base.subarray(12, -20)
    const delta = (bytes: number[]) => [
      Uint8Array.from([(6 << 4) | bytes.length, object.length]),
      deflateSync(Uint8Array.from(bytes)),
    ]
    const pairs = [
      [5, 3, 0x91, 4, 3],
      [5, 200, 1, 65],
      [5, 3, 0],
      [9, 3, 3, 65, 65, 65],
    ]
    for (const bytes of pairs)
      await expect(readPack(await packed([object, ...delta(bytes)], 2), LIMITS)).rejects.toThrow(PackError)
    const good = await readPack(await packed([object, ...delta([5, 3, 0x90, 3])], 2), LIMITS)
    expect([...good.values()].map(({ bytes }) => new TextDecoder().decode(bytes))).toContain('hel')
  })
})

test('an answer that is nothing but crumbs is not taken apart', () => {
  expect(() => pktLines(bytesOf('0005a'.repeat(200_000)))).toThrow('more lines than are read')
})
