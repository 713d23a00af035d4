import { beforeEach, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { countAnswer } from '#server/features/feedback/visitor.ts'
import { newId } from '#shared/ids.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let DB: ReturnType<typeof sqliteD1>
const patternId = newId()
beforeEach(() => {
  DB = sqliteD1()
})

const from = (address: string) =>
  new Request('https://page.test/', { headers: { 'cf-connecting-ip': address } })
const answer = (
  userId: string,
  { address = '203.0.113.1', of = patternId, visitors = '200' }: Partial<Record<string, string>> = {},
) =>
  countAnswer(
    { DB, AUTH_SECRET: 'x'.repeat(32), VISITORS_PER_ADDRESS: visitors } as unknown as Bindings,
    from(address ?? ''),
    { patternId: of ?? '', userId },
  )
/** As many accounts as one likes. */
const many = async (count: number, how: Parameters<typeof answer>[1] = {}) => {
  for (let at = 0; at < count; at += 1) await answer(`${how.visitors}-${at}`, how)
}

test('[issue 30.4] sixty answers an hour come from an address to a design, however many people send them', async () => {
  await many(60)
  await expect(answer('one more')).rejects.toThrow(/People at your address have answered 60 times/)
  await answer('one more', { address: '203.0.113.2' })
  await answer('one more', { of: newId() })
})

test('[issue 30.4] more where the server expects more people behind an address, never less', async () => {
  await many(90, { visitors: '300' })
  await expect(answer('one more', { visitors: '300' })).rejects.toThrow(/answered 90 times/)
  await many(60, { visitors: '30', of: newId() })
})

test('[issue 30.4] what an address may send no more is none of the five of whoever sends it', async () => {
  await many(60)
  for (let at = 0; at < 6; at += 1) await expect(answer('ada')).rejects.toThrow(/your address/)
  for (let at = 0; at < 5; at += 1) await answer('ada', { address: '203.0.113.2' })
  await expect(answer('ada', { address: '203.0.113.2' })).rejects.toThrow(/You have answered 5 times/)
})
