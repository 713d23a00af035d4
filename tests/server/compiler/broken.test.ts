import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMPILE_ERROR_MAX_CHARACTERS } from '#shared/artifacts.ts'
import { PRESETS } from '#shared/design.ts'
import { BROKEN } from '#tests/fixtures/broken/all-broken.ts'
import { type OwnCompiler, startOwnCompiler } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler

beforeAll(async () => {
  own = await startOwnCompiler()
}, 120_000)
afterAll(() => own?.dispose())

test('there are at least sixty, each with a name of its own', () => {
  expect(BROKEN.length).toBeGreaterThanOrEqual(60)
  expect(new Set(BROKEN.map(({ name }) => name)).size).toBe(BROKEN.length)
})

test.each(BROKEN)(
  '$name: the compiler says $diagnostic',
  async ({ files, preset, diagnostic, says, outcome }) => {
    const output = await own.compile(files, { config: PRESETS[preset] })
    expect(output.diagnostics[0]?.code ?? null).toBe(diagnostic)
    if (says) expect(output.diagnostics[0]?.message).toContain(says)
    // What is not rendered did not compile, and the other way round.
    expect(output.isOk).toBe(outcome !== null)
    if (output.isOk) return expect(output.errorMessage).toBeNull()
    expect(output.errorMessage!.length).toBeLessThanOrEqual(COMPILE_ERROR_MAX_CHARACTERS)
    expect(output.errorMessage).not.toMatch(/design:|kit:|virtual:|design-root|\/vendor\//)
    expect(output.diagnostics.every(({ severity }) => severity === 'error' || severity === 'warning')).toBe(
      true,
    )
  },
)
