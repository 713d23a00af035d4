import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { LinkedRepository } from '#tests/support/code-host/linked-repository.ts'
import { remove, write } from '#tests/support/code-host/repositories.ts'

const V1 = { 'src/App.tsx': 'one\n', 'src/about.ts': 'about\n', 'README.md': 'v1\n' }
const V2 = { ...V1, 'src/App.tsx': 'two\n' }

let host: HostDouble
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())

interface Case {
  name: string
  /** What happens after the first version is on both sides; ids of the commits that it makes. */
  meanwhile(linked: LinkedRepository): string[] | Promise<string[]>
  expected: 'success' | 'up_to_date' | 'diverged'
  /** Somebody there has thrown away commits by force. */
  throwsAway?: true
}

const there = ({ host: { repositories }, repository: { id } }: LinkedRepository) => ({
  commit: (change: (folder: string) => void, how?: { branch?: string; force?: boolean }) =>
    repositories.commit(id, change, how),
  git: (...args: string[]) => repositories.git(id, ...args),
  head: (branch?: string) => repositories.head(id, branch),
})

const CASES: Case[] = [
  { name: 'nothing happened there', meanwhile: () => [], expected: 'success' },
  {
    name: 'a file of theirs was added',
    meanwhile: linked => [there(linked).commit(write('docs/a.md', 'theirs\n'))],
    expected: 'diverged',
  },
  {
    name: 'a file of ours was changed in the same line',
    meanwhile: linked => [there(linked).commit(write('src/App.tsx', 'theirs\n'))],
    expected: 'diverged',
  },
  {
    name: 'a file of ours was deleted',
    meanwhile: linked => [there(linked).commit(remove('src/about.ts'))],
    expected: 'diverged',
  },
  {
    name: 'three commits were made',
    meanwhile: linked => ['a', 'b', 'c'].map(text => there(linked).commit(write(`${text}.txt`, text))),
    expected: 'diverged',
  },
  {
    name: 'the same change was made there',
    meanwhile: linked => [there(linked).commit(write('src/App.tsx', 'two\n'))],
    expected: 'up_to_date',
  },
  {
    name: 'the branch was rebased by force',
    meanwhile: linked => {
      const { git, commit, head } = there(linked)
      const tree = git('rev-parse', `${head()}^{tree}`)
      git('update-ref', 'refs/heads/main', git('commit-tree', tree, '-m', 'Rewritten'))
      return [head()!, commit(write('b.txt', 'b'))]
    },
    expected: 'diverged',
    throwsAway: true,
  },
  {
    name: 'the branch was set back to an earlier commit of ours',
    meanwhile: async linked => {
      const before = there(linked).head()!
      const later = await linked.push({ ...V1, 'src/App.tsx': 'between\n' })
      expect(later.result).toBe('success')
      there(linked).git('update-ref', 'refs/heads/main', before)
      return []
    },
    expected: 'diverged',
    throwsAway: true,
  },
  {
    name: 'the branch was deleted',
    meanwhile: linked => {
      const { git, head } = there(linked)
      git('update-ref', 'refs/heads/kept', head()!)
      git('update-ref', '-d', 'refs/heads/main')
      return []
    },
    expected: 'diverged',
  },
  {
    name: 'a side branch of ours was merged there',
    meanwhile: async linked => {
      const { commit, git, head } = there(linked)
      const theirs = commit(write('docs/a.md', 'theirs\n'))
      const side = await linked.push({ ...V1, 'src/about.ts': 'ours beside\n' }, { sideBranch: true })
      const tree = git('merge-tree', '--write-tree', theirs, side.commitId!)
      git(
        'update-ref',
        'refs/heads/main',
        git('commit-tree', tree, '-p', theirs, '-p', side.commitId!, '-m', 'Merge'),
      )
      return [theirs, side.commitId!, head()!]
    },
    expected: 'diverged',
  },
  {
    name: 'the branch went on to a side branch of ours',
    meanwhile: async linked => {
      const side = await linked.push({ ...V1, 'src/about.ts': 'ours beside\n' }, { sideBranch: true })
      there(linked).git('update-ref', 'refs/heads/main', side.commitId!)
      return [side.commitId!]
    },
    expected: 'success',
  },
  {
    name: 'somebody pushed between our look and our push',
    meanwhile: linked => {
      linked.host.beforePush = async () => {
        linked.host.beforePush = null
        there(linked).commit(write('docs/a.md', 'in between\n'))
      }
      return []
    },
    expected: 'diverged',
  },
]

describe('[number 1] divergence: never forced, never a commit lost on either side', () => {
  test.each(CASES)('$name → $expected', async ({ meanwhile, expected, throwsAway }) => {
    const linked = await LinkedRepository.of(host)
    const first = await linked.push(V1)
    expect(first.result).toBe('success')
    const made = [first.commitId!, ...(await meanwhile(linked))]
    const head = there(linked).head()
    const synced = await linked.push(V2)
    expect(synced.result).toBe(expected)
    const now = there(linked).head()
    if (expected === 'up_to_date') expect(now).toBe(head)
    if (expected === 'success') {
      expect(now).toBe(synced.commitId)
      made.push(synced.commitId!)
    } else {
      // Ours goes beside theirs, and theirs stays where it was.
      const beside = await linked.push(expected === 'up_to_date' ? { ...V2, 'src/b.ts': 'b' } : V2, {
        sideBranch: true,
      })
      expect(beside).toMatchObject({ result: 'success', branch: expect.stringMatching(/^maquette\/v\d/) })
      expect(there(linked).head()).toBe(now)
      made.push(beside.commitId!)
    }
    expect(linked.faults).toBe('')
    expect(linked.lost(throwsAway ? made.slice(1) : made)).toEqual([])
  })
})

describe('[number 1] what is told of it', () => {
  test('where a branch has moved since its preview, the first sync is diverged; with the new preview it goes', async () => {
    const linked = await LinkedRepository.of(host)
    const seen = there(linked).commit(write('a.txt', 'a'))
    const moved = there(linked).commit(write('b.txt', 'b'))
    expect(await linked.push(V1, { seenHead: seen })).toMatchObject({ result: 'diverged', commitId: moved })
    expect((await linked.push(V1, { seenHead: moved })).result).toBe('success')
    expect(there(linked).git('ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual(
      expect.arrayContaining(['a.txt', 'b.txt', 'src/App.tsx']),
    )
  })

  test('of four designs that push at once onto one commit one succeeds, and three are diverged', async () => {
    const first = await LinkedRepository.of(host)
    const seenHead = there(first).commit(write('a.txt', 'a'))
    const others = ['b', 'c', 'd'].map(() => LinkedRepository.of(host, '', first.repository))
    const all = [first, ...(await Promise.all(others))]
    const results = await Promise.all(
      all.map((linked, at) => linked.push({ ...V1, 'src/App.tsx': `${at}` }, { seenHead })),
    )
    expect(results.map(({ result }) => result).sort()).toEqual([
      'diverged',
      'diverged',
      'diverged',
      'success',
    ])
    expect(there(first).git('rev-list', '--count', 'main')).toBe('2')
    expect(first.faults).toBe('')
  })

  test('files of others stay, in a folder of its own and at the top; what was pushed before and is gone goes', async () => {
    const linked = await LinkedRepository.of(host, 'web/site')
    there(linked).commit(write('web/site/theirs.txt', 'theirs'))
    await linked.push(V1)
    const { 'src/about.ts': _, ...rest } = V2
    await linked.push(rest)
    expect(there(linked).git('ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual([
      ...['web/site/README.md', 'web/site/src/App.tsx', 'web/site/theirs.txt'],
    ])
  })
})
