import { describe, expect, test, vi } from 'vitest'
import { sealPass } from '#server/preview/preview-token.ts'
import { openLooker, openReport, sealLooker, sealReport } from '#server/preview/report-token.ts'
import { newId } from '#shared/ids.ts'

const SECRET = 's'.repeat(40)
const mine = { artifactId: newId(), userId: 'user.with.dots' }
const sealed = () => sealReport(mine.artifactId, mine.userId, SECRET)

describe('design §7: a report is signed for one load of a version by one person', () => {
  test('opens for that, and every load has a name of its own', async () => {
    const loads = await Promise.all([1, 2].map(async () => openReport(await sealed(), mine, SECRET)))
    expect(loads.every(load => load !== null)).toBe(true)
    expect(new Set(loads).size).toBe(2)
  })

  test.each([
    ['another version', async () => openReport(await sealed(), { ...mine, artifactId: newId() }, SECRET)],
    ['another person', async () => openReport(await sealed(), { ...mine, userId: 'eve' }, SECRET)],
    ['another secret', async () => openReport(await sealed(), mine, 't'.repeat(40))],
    [
      'a changed load',
      async () => openReport((await sealed()).replace(/\.[^.]+(?=\.\d+\.)/, '.x'), mine, SECRET),
    ],
    [
      'the pass of a preview host',
      async () => {
        const pass = { patternId: mine.artifactId, userId: mine.userId, expiresAt: Date.now() + 60_000 }
        return openReport(await sealPass(pass, SECRET), mine, SECRET)
      },
    ],
    [
      'who looks',
      async () => openReport(await sealLooker(mine.artifactId, mine.userId, SECRET), mine, SECRET),
    ],
    ['nonsense', async () => openReport('....', mine, SECRET)],
    ['nothing', async () => openReport('', mine, SECRET)],
  ])('does not open: %s', async (_, open) => {
    expect(await open()).toBeNull()
  })

  test('not after half an hour', async () => {
    const token = await sealed()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    try {
      expect(await openReport(token, mine, SECRET)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('who looks is known on the host of one design alone', async () => {
    const pattern = newId()
    const looker = await sealLooker(pattern, 'ada', SECRET)
    expect(await openLooker(looker, pattern, SECRET)).toBe('ada')
    expect(await openLooker(looker, newId(), SECRET)).toBeNull()
    expect(await openLooker(await sealReport(pattern, 'ada', SECRET), pattern, SECRET)).toBeNull()
  })
})
