import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { settingsOf } from '#server/bindings.ts'
import type { SignedInPatternCall } from '#server/call.ts'
import { findDomain } from '#server/features/custom-domains/custom-domains-queries.ts'
import { lookAgain } from '#server/features/custom-domains/look.ts'
import { setUp } from '#server/features/custom-domains/set-up.ts'
import { shownDomain } from '#server/features/custom-domains/shown-domain.ts'
import type { CustomDomain } from '#shared/custom-domains.ts'
import { newId } from '#shared/ids.ts'
import { SITES, ZoneServer } from '#tests/support/dns/zone-server.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

export let zone: ZoneServer
export let env: Bindings
let count = 0

/** A DNS server for the tests of a file, and a server without any domain for each of them. */
export function withDomains(): void {
  beforeAll(async () => {
    zone = await ZoneServer.start()
  })
  afterAll(async () => {
    await zone.stop()
  })
  beforeEach(() => {
    freshEnv()
  })
}

/** In place of the one before, with other settings. */
export function freshEnv(more: object = {}): void {
  env = bindings(more)
}

const bindings = (more: object): Bindings =>
  ({
    ...{ DB: sqliteD1(), AUTH_SECRET: 'a secret that is long enough, 0123456789' },
    ...{ ...zone.settings, BASE_URL: 'https://design.example.net' },
    ...{ PREVIEW_DOMAIN: 'preview.example.net', ...more },
  }) as unknown as Bindings

/** A design of somebody, as a call of its owner has it. */
export async function design(): Promise<SignedInPatternCall> {
  const [userId, id] = [newId(), newId()]
  await env.DB.prepare(
    `insert into user (id, name, email, email_verified, created_at, updated_at) values (?1, 'Ada', ?1, 0, 0, 0)`,
  )
    .bind(userId)
    .run()
  await env.DB.prepare(
    `insert into patterns (id, owner_id, name, access, design_system, styling, updated_at)
    values (?1, ?2, 'Shop', 'private', 'html', 'tailwind', 0)`,
  )
    .bind(id, userId)
    .run()
  const request = new Request('https://design.example.net/')
  return { env, settings: settingsOf(env), request, pattern: { id } } as unknown as SignedInPatternCall
}

export const freshHost = () => `shop${++count}.example.org`
export const record = ({ records }: CustomDomain): string => records?.[0]?.value ?? ''
export const prove = (host: string, ...values: string[]) => zone.set(`_maquette.${host}`, { TXT: values })
export const point = (host: string) => zone.set(host, { CNAME: [SITES] })
export async function look({ pattern }: SignedInPatternCall): Promise<CustomDomain> {
  const row = await findDomain(env.DB, pattern.id)
  if (!row) throw new Error('there is no domain')
  return shownDomain(env, await lookAgain(env, row, 0))
}
export async function verified(host = freshHost()) {
  const call = await design()
  const made = await setUp(call, host)
  point(host)
  prove(host, record(made))
  expect(await look(call)).toMatchObject({ status: 'VERIFIED' })
  return { call, host, value: record(made) }
}
