import { describe, expect, test } from 'vitest'
import { readWebPage } from '#server/outside/web-page.ts'

const hosts = ['example.org', 'www.example.org']
const page = (
  body: BodyInit | null = '<h1>Hi</h1>',
  headers: Record<string, string> = { 'content-type': 'text/html' },
  status = 200,
) => new Response(body, { status, headers })

/** The network as these answers, and what it was asked. */
function network(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = []
  const ask = (async (url: string) => {
    asked.push(url)
    return (answers[asked.length - 1] ?? answers.at(-1)!)()
  }) as unknown as typeof fetch
  const read = (address: string, rules = {}) =>
    readWebPage(address, { hosts, timeoutMs: 10_000, maxBytes: 2_000_000, ask, ...rules })
  return { asked, read }
}

test('a page of a host of the list is read', async () => {
  const { read, asked } = network(page)
  expect(await read('https://example.org/a?b#c')).toBe('<h1>Hi</h1>')
  expect(asked).toEqual(['https://example.org/a?b#c'])
})

describe('nothing else is asked', () => {
  test.each([
    'http://example.org/',
    'https://example.org:8443/',
    'https://a:b@example.org/',
    'https://evil.example/',
    'https://example.org.evil.example/',
    'https://evil.example/?https://example.org',
    'https://example.org@evil.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'gopher://example.org/',
    'https://xn--exmple-cua.org/',
    'https://example.org./',
    'no address',
  ])('%s', async address => {
    const { read, asked } = network(page)
    await expect(read(address)).rejects.toThrow(/read/)
    expect(asked).toEqual([])
  })

  test('a literal address is refused although somebody put it on the list', async () => {
    const { read, asked } = network(page)
    await expect(read('https://127.0.0.1/', { hosts: ['127.0.0.1'] })).rejects.toThrow('in numbers')
    expect(asked).toEqual([])
  })
})

test('a redirect is followed to hosts of the list alone', async () => {
  const to = (location: string) => () => page(null, { location }, 302)
  const within = network(to('https://www.example.org/b'), page)
  expect(await within.read('https://example.org/a')).toBe('<h1>Hi</h1>')
  for (const location of [
    'https://evil.example/',
    'http://www.example.org/',
    'https://127.0.0.1/',
    '//[::1]/',
  ]) {
    const { read, asked } = network(to(location), page)
    await expect(read('https://example.org/a')).rejects.toThrow(/read/)
    expect(asked).toHaveLength(1)
  }
  const endless = network(to('/again'))
  await expect(endless.read('https://example.org/a')).rejects.toThrow('one address to the next')
  expect(endless.asked.length).toBeLessThan(6)
})

test('what is no page, too much, late or broken is told', async () => {
  const says = async (answer: () => Response | Promise<Response>, rules = {}) => {
    const failed = await network(answer)
      .read('https://example.org/', rules)
      .catch((error: Error) => error.message)
    return failed
  }
  expect(await says(() => page('{}', { 'content-type': 'application/json' }))).toBe('it is no page of HTML')
  expect(await says(() => page('', undefined, 500))).toBe('it answered 500')
  expect(await says(() => page('x'.repeat(30)), { maxBytes: 20 })).toContain('more than')
  expect(await says(() => Promise.reject(new TypeError('no')))).toBe('it cannot be reached')
  const late = (): Promise<Response> =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('aborted')), 30))
  expect(await says(late, { timeoutMs: 5 })).toBe('it did not answer in time')
})
