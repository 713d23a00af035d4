import { expect, test } from 'vitest'
import { failure, problem } from '#server/compiler/diagnostics.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

const input = { files: [], config: DEFAULT_CONFIG }
const answering = (...answers: Response[]) => ({ COMPILER: { fetch: async () => answers.shift()! } })
const quick = { waitMs: 1_000, everyMs: 1 }

test('waits while the packages are being built', async () => {
  const output = failure(problem('error', 'no-entry', 'nothing'))
  const port = compilerPort(answering(new Response('', { status: 503 }), Response.json(output)), 'ada', quick)
  expect(await port.compile(input)).toEqual(output)
})

test('gives up with a sentence when they never are', async () => {
  const answers = [new Response('', { status: 503 }), new Response('', { status: 503 })]
  const { diagnostics, isOk } = await compilerPort(answering(...answers), 'ada', {
    waitMs: -1,
    everyMs: 1,
  }).compile(input)
  expect(isOk).toBe(false)
  expect(diagnostics[0]?.message).toContain('still being built')
})

test('an answer that is none is a failed compile, not an exception', async () => {
  for (const answer of [
    new Response('no', { status: 500 }),
    Response.json({ odd: true }),
    new Response('<html>'),
  ]) {
    const { errorMessage, diagnostics } = await compilerPort(answering(answer), 'ada', quick).compile(input)
    expect(diagnostics[0]?.code).toBe('unavailable')
    expect(errorMessage).toBeTruthy()
  }
})

test('a compiler that cannot be reached is a failed compile too', async () => {
  const port = compilerPort({ COMPILER: { fetch: () => Promise.reject(new Error('refused')) } }, 'ada', quick)
  expect((await port.compile(input)).errorMessage).toContain('could not be reached')
})
