import { describe, expect, test } from 'vitest'
import { openPass, sealPass } from '#server/preview/preview-token.ts'

const SECRET = 's'.repeat(40)
const pass = { patternId: 'a'.repeat(20), userId: 'user.with.dots', expiresAt: Date.now() + 60_000 }

describe('design §8: private designs need a short-lived signed token', () => {
  test('opens for its design', async () => {
    expect(await openPass(await sealPass(pass, SECRET), pass.patternId, SECRET)).toEqual(pass)
  })

  test.each([
    ['another design', async () => openPass(await sealPass(pass, SECRET), 'b'.repeat(20), SECRET)],
    ['another secret', async () => openPass(await sealPass(pass, SECRET), pass.patternId, 't'.repeat(40))],
    [
      'an expired one',
      async () =>
        openPass(await sealPass({ ...pass, expiresAt: Date.now() - 1 }, SECRET), pass.patternId, SECRET),
    ],
    [
      'a changed person',
      async () => openPass((await sealPass(pass, SECRET)).replace('user', 'root'), pass.patternId, SECRET),
    ],
    ['nonsense', async () => openPass('....', pass.patternId, SECRET)],
    ['no signature', async () => openPass(`${pass.patternId}.u.${pass.expiresAt}.`, pass.patternId, SECRET)],
  ])('does not open: %s', async (_, open) => {
    expect(await open()).toBeNull()
  })
})
