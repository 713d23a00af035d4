import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { LinkedRepository } from '#tests/support/code-host/linked-repository.ts'

const V1 = { 'src/App.tsx': 'one\n', 'README.md': 'v1\n' }
const V2 = { ...V1, 'src/App.tsx': 'two\n' }
const V3 = { ...V1, 'src/App.tsx': 'three\n' }

let host: HostDouble
let linked: LinkedRepository
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())
beforeEach(async () => {
  linked = await LinkedRepository.of(host)
  await linked.push(V1)
})
afterEach(() => {
  Object.assign(host, { beforePush: null, afterPush: null, onRequest: null })
})

const commits = () => host.repositories.git(linked.repository.id, 'rev-list', '--all').split('\n')

/** Work that reaches this point and never goes on, as when its server dies there. */
async function diesAt(point: string, work: () => Promise<unknown>): Promise<() => void> {
  let goOn = () => {}
  await new Promise<void>(arrived => {
    const stop = () => {
      arrived()
      return new Promise<void>(resolve => {
        goOn = resolve
      })
    }
    if (point === 'before git') host.beforePush = stop
    else if (point === 'after git') host.afterPush = stop
    else host.onRequest = named => (new RegExp(point).test(named) ? stop() : undefined)
    work().catch(() => undefined)
  })
  Object.assign(host, { beforePush: null, afterPush: null, onRequest: null })
  return () => goOn()
}

const POINTS = [
  ...[
    'access_tokens',
    'GET .*repositories',
    'info/refs',
    'POST .*git-upload-pack',
    'POST .*git-receive-pack',
  ],
  ...['before git', 'after git'],
]

describe('[number 1] a push that is cut off: nothing is lost, and pressing again ends it', () => {
  test.each(POINTS.flatMap(point => [[point, 'same'] as const, [point, 'newer'] as const]))(
    'dies at %s; then the %s version is pushed',
    async (point, then) => {
      await diesAt(point, () => linked.push(V2))
      const before = commits()
      const wanted = then === 'same' ? V2 : V3
      const again = await linked.push(wanted)
      const isThere = point === 'after git' && then === 'same'
      expect(again).toMatchObject({ result: isThere ? 'up_to_date' : 'success' })
      expect(host.repositories.head(linked.repository.id)).toBe(again.commitId)
      expect(host.repositories.read(linked.repository.id, 'src/App.tsx')).toBe(wanted['src/App.tsx'])
      expect(linked.lost(before)).toEqual([])
      expect(linked.faults).toBe('')
    },
  )

  test('one that reaches the host late, between the look and the push of the next one, is no divergence', async () => {
    const goOn = await diesAt('before git', () => linked.push(V2))
    const late = new Promise<void>(landed => {
      host.afterPush = async () => {
        host.afterPush = null
        landed()
      }
    })
    host.beforePush = async () => {
      host.beforePush = null
      goOn()
      await late
    }
    const next = await linked.push(V3)
    expect(next.result).toBe('success')
    expect(commits()).toHaveLength(3)
    expect(host.repositories.read(linked.repository.id, 'src/App.tsx')).toBe('three\n')
    expect(linked.faults).toBe('')
  })
})
