import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Front } from '#scripts/front.ts'
import { withSender } from '#scripts/sender.ts'
import { freePort } from '#tests/support/product/free-port.ts'

describe('the headers that reach the Worker', () => {
  test('name the true sender, and nothing the runtime believes', () => {
    const raw = ['Host', 'x', 'CF-Connecting-IP', '10.0.0.1', 'MF-Original-URL', 'http://x/', 'mf-op', 'GET']
    expect(withSender(raw, '::ffff:192.168.1.7', false)).toEqual([
      'Host',
      'x',
      'cf-connecting-ip',
      '192.168.1.7',
    ])
  })

  test('name whom the proxy named, or else the proxy', () => {
    expect(withSender(['CF-Connecting-IP', '10.0.0.1'], '127.0.0.1', true)).toEqual([
      'cf-connecting-ip',
      '10.0.0.1',
    ])
    expect(withSender([], '127.0.0.1', true)).toEqual(['cf-connecting-ip', '127.0.0.1'])
  })

  test('keep our cookies of more than fit', () => {
    const cookies = `${'a=x; '.repeat(40_000)}__Host-maquette_preview=pass`
    const [, kept = ''] = withSender(['Cookie', cookies], '::1', false)
    expect(kept.length).toBe(64 * 1024)
    expect(kept).toMatch(/^__Host-maquette_preview=pass; a=x;/)
  })
})

describe.runIf(process.platform !== 'win32')('the front', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mq-'))
  const socketPath = join(folder, 'worker')
  const seen: IncomingMessage[] = []
  let upstream: Server
  let front: Front
  let port: number

  beforeAll(async () => {
    upstream = createServer((asked, reply) => {
      seen.push(asked)
      let bytes = 0
      asked.on('data', piece => {
        bytes += piece.length
      })
      asked.on('end', () => reply.end(`${asked.method} ${asked.url} ${bytes}`))
    })
    upstream.on('upgrade', (asked, socket) => {
      seen.push(asked)
      if (asked.url === '/refused') return socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno')
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
      socket.pipe(socket)
    })
    upstream.listen(socketPath)
    await once(upstream, 'listening')
    port = await freePort()
    front = new Front({ host: '127.0.0.1', isProxied: false })
    front.upstream = { socketPath }
    expect(await front.listen(port)).toBe(true)
  })
  afterAll(() => {
    front.close()
    upstream.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (method: string, headers: Record<string, string> = {}, pieces: string[] = []) =>
    new Promise<string>((done, fail) => {
      const asked = request({ host: '127.0.0.1', port, path: '/a', method, headers }, reply => {
        let text = ''
        reply.on('data', piece => {
          text += piece
        })
        reply.on('end', () => done(text))
      })
      asked.on('error', fail)
      for (const piece of pieces) asked.write(piece)
      asked.end()
    })

  /** Everything that comes back for these bytes, until what was awaited is there or the connection ends. */
  const raw = (bytes: string, awaited: string) =>
    new Promise<string>(done => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      let text = ''
      socket.on('data', piece => {
        text += piece
        if (text.includes(awaited)) socket.destroy()
      })
      socket.on('error', () => {})
      socket.on('close', () => done(text))
    })

  test('passes requests and bodies, and names the sender whatever they claim', async () => {
    expect(await ask('GET', { 'cf-connecting-ip': '10.0.0.1' })).toBe('GET /a 0')
    expect(seen.at(-1)?.headers['cf-connecting-ip']).toBe('127.0.0.1')
    expect(await ask('POST', {}, ['abc', 'de'])).toBe('POST /a 5')
  })

  test.each(['GET', 'DELETE', 'POST'])(
    'a %s in pieces cannot hide another request in its body',
    async method => {
      const before = seen.length
      const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n'
      expect(await ask(method, { 'transfer-encoding': 'chunked' }, [hidden])).toBe(
        `${method} /a ${hidden.length}`,
      )
      expect(seen.slice(before).map(({ url }) => url)).toEqual(['/a'])
    },
  )

  test('passes a socket’s bytes both ways', async () => {
    const head = 'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    expect(await raw(`${head}hello`, 'hello')).toContain('hello')
    expect(seen.at(-1)?.headers['cf-connecting-ip']).toBe('127.0.0.1')
  })

  test('a refused socket ends its connection, so that nothing follows on it unread', async () => {
    const before = seen.length
    const head = 'GET /refused HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    const answer = await raw(
      `${head}GET /hidden HTTP/1.1\r\nHost: x\r\nCF-Connecting-IP: 1\r\n\r\n`,
      'GET /hidden',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 403/)
    expect(seen.slice(before).map(({ url }) => url)).toEqual(['/refused'])
  })

  test('takes no CONNECT', async () => {
    expect(await raw('CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', '200')).not.toContain('200')
  })
})
