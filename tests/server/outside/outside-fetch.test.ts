import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'

const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000 }
const KEY = 'sk-very-secret'
let server: Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

async function listening(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>(done => server!.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const saying = (status: number, text = '', headers = {}): Promise<string> =>
  listening((_, response) => response.writeHead(status, headers).end(text))

const faultOf = (asking: Promise<unknown>): Promise<OutsideError> =>
  asking.then(
    () => {
      throw new Error('it answered')
    },
    error => error,
  )

describe('a server of somebody else’s answers, or fails in one of a few ways', () => {
  test('an answer is text, or of a shape', async () => {
    const url = await saying(200, '{"models":["ä"]}')
    const answer = await outsideFetch('Test', url, {}, LIMITS)
    expect(answer.text).toBe('{"models":["ä"]}')
    expect(answer.json(z.object({ models: z.array(z.string()) }))).toEqual({ models: ['ä'] })
    expect(() => answer.json(z.object({ other: z.string() }))).toThrow('Test: broken')
  })

  test('what is no JSON is broken', async () => {
    const answer = await outsideFetch('Test', await saying(200, '<html>'), {}, LIMITS)
    expect(() => answer.json(z.object({}))).toThrow('Test: broken')
  })

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'notFound'],
    [410, 'notFound'],
    [409, 'conflict'],
    [429, 'limited'],
    [504, 'timeout'],
    [400, 'broken'],
    [500, 'broken'],
  ] as const)('status %i is %s, in its own words', async (status, fault) => {
    const error = await faultOf(outsideFetch('Test', await saying(status, 'Its words'), {}, LIMITS))
    expect(error).toBeInstanceOf(OutsideError)
    expect(error).toMatchObject({ fault, detail: 'Its words' })
  })

  test('a redirect is not followed', async () => {
    let asked = 0
    const url = await listening((_, response) => {
      asked += 1
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await faultOf(outsideFetch('Test', url, {}, LIMITS))).toMatchObject({ fault: 'broken' })
    expect(asked).toBe(1)
  })

  test('nobody there', async () => {
    const url = await saying(200)
    await new Promise(done => server!.close(done))
    expect(await faultOf(outsideFetch('Test', url, {}, LIMITS))).toMatchObject({ fault: 'unreachable' })
  })

  test.each([
    ['that says nothing', () => undefined],
    ['that never ends', (_, response) => void response.writeHead(200).write('and')],
  ] as [string, RequestListener][])('one %s', async (_, answer) => {
    const limits = { ...LIMITS, timeoutMs: 100 }
    expect(await faultOf(outsideFetch('Test', await listening(answer), {}, limits))).toMatchObject({
      fault: 'timeout',
    })
  })

  test('more than was bargained for is left unread', async () => {
    let isOpen = true
    const url = await listening((_, response) => {
      const more = () => {
        while (isOpen && response.write('x'.repeat(500)));
      }
      response.on('drain', more).on('close', () => {
        isOpen = false
      })
      more()
    })
    expect(await faultOf(outsideFetch('Test', url, {}, LIMITS))).toMatchObject({ fault: 'broken' })
    await expect.poll(() => isOpen).toBe(false)
  })

  test('a key that it repeats is not in what it is said to have said', async () => {
    const url = await saying(401, `no such key: ${KEY}`)
    const error = await faultOf(outsideFetch('Test', url, {}, { ...LIMITS, hide: [undefined, KEY] }))
    expect(error.detail).toBe('no such key: …')
  })
})
