import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { LinkedRepository } from '#tests/support/code-host/linked-repository.ts'
import { write } from '#tests/support/code-host/repositories.ts'

let host: HostDouble
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())

const page = (text: string) => ({ 'src/App.tsx': text })
const log = ({ repository: { id } }: LinkedRepository, ...args: string[]) =>
  host.repositories
    .git(id, 'log', '--reverse', '--format=%s|%an|%cn', ...(args.length > 0 ? args : ['main']))
    .split('\n')
const read = ({ repository: { id } }: LinkedRepository, path: string, at: string) =>
  host.repositories.git(id, 'show', `${at}:${path}`)

describe('[29.1] one commit a version, with its author and its message', () => {
  test('every version since the last sync in order and by whoever made it, in one push', async () => {
    const linked = await LinkedRepository.of(host)
    linked.make(page('one'), 'Bob')
    linked.make(page('two'), 'Cleo')
    const pushes = host.packs.filter(({ path }) => path.endsWith('/git-receive-pack')).length
    expect((await linked.push(page('three'))).result).toBe('success')
    expect(host.packs.filter(({ path }) => path.endsWith('/git-receive-pack'))).toHaveLength(pushes + 1)
    expect(log(linked)).toEqual(['v1|Bob|Ada', 'v2|Cleo|Ada', 'v3|Ada|Ada'])
    expect([read(linked, 'src/App.tsx', 'main~2'), read(linked, 'src/App.tsx', 'main~1')]).toEqual([
      'one',
      'two',
    ])
    expect((await linked.push(page('three'))).result).toBe('up_to_date')

    linked.make({ ...page('four'), 'src/part.ts': 'part' }, 'Bob')
    expect((await linked.push(page('five'))).result).toBe('success')
    expect(log(linked, 'main~2..main')).toEqual(['v4|Bob|Ada', 'v5|Ada|Ada'])
    expect(host.repositories.files(linked.repository.id)).toEqual(['src/App.tsx'])
    expect(linked.faults).toBe('')
  })

  test('a version that changed nothing, or cannot be made any more, is no commit, and what it brought is in the next', async () => {
    const linked = await LinkedRepository.of(host)
    await linked.push(page('one'))
    linked.make({ ...page('one'), 'src/a.ts': 'a' })
    linked.make(null)
    expect((await linked.push({ ...page('one'), 'src/a.ts': 'a', 'src/b.ts': 'b' })).result).toBe('success')
    expect(log(linked)).toEqual(['v1|Ada|Ada', 'v2|Ada|Ada', 'v4|Ada|Ada'])
    expect(linked.faults).toBe('')
  })

  test('an earlier version again is one commit, and the next sync does not tell the others a second time', async () => {
    const linked = await LinkedRepository.of(host)
    linked.make(page('one'))
    await linked.push(page('two'))
    expect((await linked.push(page('one'))).result).toBe('success')
    expect((await linked.push(page('three'))).result).toBe('success')
    expect(log(linked)).toEqual(['v1|Ada|Ada', 'v2|Ada|Ada', 'v1|Ada|Ada', 'v3|Ada|Ada'])
  })

  test('on a side branch too, and on top of what others have there, whose files stay', async () => {
    const linked = await LinkedRepository.of(host)
    const { id } = linked.repository
    host.repositories.commit(id, write('LICENSE', 'theirs\n'))
    linked.make(page('one'), 'Bob')
    expect((await linked.push(page('two'))).result).toBe('success')
    expect(log(linked, 'main~2..main')).toEqual(['v1|Bob|Ada', 'v2|Ada|Ada'])
    host.repositories.commit(id, write('docs/a.md', 'theirs\n'))
    linked.make(page('three'), 'Cleo')
    const beside = await linked.push(page('four'), { sideBranch: true })
    expect(log(linked, `main~1..${beside.branch}`)).toEqual(['v3|Cleo|Ada', 'v4|Ada|Ada'])
    expect(host.repositories.read(id, 'LICENSE')).toBe('theirs\n')
    expect(linked.faults).toBe('')
  })

  test('a branch that somebody set back to a commit on the way is diverged, not taken for one that went on', async () => {
    const linked = await LinkedRepository.of(host)
    linked.make(page('one'))
    await linked.push(page('two'))
    host.repositories.git(linked.repository.id, 'update-ref', 'refs/heads/main', 'refs/heads/main~1')
    expect((await linked.push(page('three'))).result).toBe('diverged')
  })
})
