import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { parsePrometheus } from '#tests/support/product/prometheus.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const TOKEN = 'metrics-0123456789'
let product: Running

beforeAll(async () => {
  product = await ownProduct({ METRICS_TOKEN: TOKEN })
})
afterAll(() => product?.dispose())

const ask = (authorization?: string) =>
  fetch(`${product.url}/api/metrics`, { headers: authorization ? { authorization } : {} })

async function metrics() {
  const answer = await ask(`Bearer ${TOKEN}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  const families = parsePrometheus(text)
  const value = (name: string, labels: Record<string, string> = {}) =>
    families
      .get(name)
      ?.samples.find(sample => Object.entries(labels).every(([key, label]) => sample.labels[key] === label))
      ?.value
  return { text, families, value }
}

describe('GET /metrics', () => {
  test('is not there without its setting, and wants its token as a bearer', async () => {
    expect((await fetch(`${inject('productUrl')}/api/metrics`)).status).toBe(404)
    for (const given of [undefined, TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', `bearer ${TOKEN}`, 'Basic eDp5'])
      expect((await ask(given)).status, given).toBe(401)
  })

  test('tells requests by route, runs by outcome, rooms, sockets, and what waits', async () => {
    const ada = await Person.withAccount(product.url)
    const { patternId } = await madeDesign(ada)
    const room = await RoomClient.joined(ada, patternId)
    const before = await metrics()
    expect(before.value('maquette_rooms_open')).toBe(1)
    expect(before.value('maquette_sockets_open')).toBe(1)
    expect(before.value('maquette_runs_total', { outcome: 'done' })).toBe(1)
    expect(before.families.get('maquette_run_duration_seconds')?.type).toBe('histogram')
    const read = { method: 'GET', route: '/api/chatPattern/:id', status: '200' }
    expect(before.value('maquette_http_requests_total', read)).toBeGreaterThan(0)
    expect(before.value('maquette_compiler_waiting')).toBe(0)
    expect(before.value('maquette_outbox_waiting')).toBe(0)
    expect(before.value('maquette_process_resident_bytes', { program: 'node' })).toBeGreaterThan(1e7)
    if (process.platform === 'linux')
      expect(before.value('maquette_process_resident_bytes', { program: 'workerd' })).toBeGreaterThan(1e7)
    expect(before.text).not.toContain(patternId)
    room.leave()
    await until(async () => (await metrics()).value('maquette_sockets_open') === 0, 'the socket is gone')
    expect((await metrics()).value('maquette_rooms_open')).toBe(0)
  })

  test('has as many labels as it has routes, whatever is asked', async () => {
    const series = async () => (await metrics()).families.get('maquette_http_requests_total')?.samples.length
    const guest = new Person(product.url)
    const ramble = async (turn: number) => {
      for (let at = 0; at < 20; at++) {
        await guest.fetch(`/api/chatPattern/${turn}x${at}"}\n`)
        await guest.fetch(`/api/no-such-call-${turn}-${at}`)
        await guest.fetch(`/nowhere/${turn}/${at}?token=secret-${at}`, { headers: { accept: 'text/html' } })
        await guest.fetch('/api/healthz', { method: `ODD${turn}${at}` })
      }
    }
    await ramble(1)
    const first = await series()
    await ramble(2)
    expect(await series()).toBe(first)
    expect((await metrics()).text).not.toMatch(/secret-|ODD|nowhere/)
  })
})
