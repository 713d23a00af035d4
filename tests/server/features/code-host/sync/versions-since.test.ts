import { describe, expect, test } from 'vitest'
import { COMMITS_MAX, versionsSince } from '#server/features/code-host/sync/versions-since.ts'

const version = (major: number, minor = 0) => ({ id: `v${major}.${minor}`, version: { major, minor } })
const all = [version(4), version(3), version(2, 1), version(2), version(1)]
const named = (...asked: Parameters<typeof versionsSince<ReturnType<typeof version>>>) =>
  versionsSince(...asked).map(({ artifact, upTo }) =>
    artifact.id === upTo ? upTo : `${artifact.id} up to ${upTo}`,
  )

describe('which versions a push tells, a commit each', () => {
  test('all that led here the first time, those since afterwards, in order', () => {
    expect(named(all, version(4), null, true)).toEqual(['v1.0', 'v2.0', 'v2.1', 'v3.0', 'v4.0'])
    expect(named(all, version(4), { artifactId: 'v2.0' }, false)).toEqual(['v2.1', 'v3.0', 'v4.0'])
    expect(named(all, version(4), { artifactId: 'v4.0' }, false)).toEqual(['v4.0'])
  })

  test('an earlier version that was restored is one commit, and what was told before it is not told again', () => {
    expect(named(all, version(2), { artifactId: 'v4.0' }, false)).toEqual(['v2.0 up to v4.0'])
    const after = [version(5), ...all]
    expect(named(after, version(5), { artifactId: 'v2.0', upTo: 'v4.0' }, false)).toEqual(['v5.0'])
  })

  test('of what is not known, and of versions that lack what was pulled, only the one that is pushed', () => {
    expect(named(all, version(4), null, false)).toEqual(['v4.0'])
    expect(named(all, version(4), { artifactId: null }, false)).toEqual(['v4.0'])
    expect(named(all, version(4), { artifactId: null, upTo: 'v3.0' }, false)).toEqual(['v4.0'])
  })

  test('the newest ones of many', () => {
    const many = Array.from({ length: 50 }, (_, at) => version(at + 1))
    const told = named(many, version(50), null, true)
    expect(told).toHaveLength(COMMITS_MAX)
    expect([told[0], told.at(-1)]).toEqual(['v31.0', 'v50.0'])
  })
})
