import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { PLANS } from '#shared/plans.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam } from '#tests/support/people/team.ts'
import { openDatabaseFile } from '#tests/support/product/database-file.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'

const [MEMBERS, SENDS] = [10, 200]
const FREE = PLANS.free.creditsPerPeriod ?? 0
let provider: ScriptedProvider
let product: Running
let dataDir: string

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  provider.script = writesApp()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-last-credit-'))
  product = await ownProduct({
    ...{ DATA_DIR: dataDir, PLANS: 'on', MODEL_BEST: 'openai-compatible:scripted' },
    ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: 'sk-scripted' },
  })
})
afterAll(async () => {
  await product.dispose()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The workspace has so many credits left, and each of these people none of their own: what plans give is owed. */
function leave(orgId: string, amount: number, members: readonly Person[]): void {
  const database = openDatabaseFile(dataDir)
  const grant = database.prepare(
    "insert into credit_grants (id, owner_kind, owner_id, amount, message, granted_by) values (?, ?, ?, ?, 'A test', 'nobody')",
  )
  grant.run(newId(), 'org', orgId, amount - FREE)
  for (const { id } of members) grant.run(newId(), 'user', id, -FREE)
  database.close()
}

test(`${SENDS} simultaneous sends of ${MEMBERS} members on a workspace balance of 1: one is accepted, and one paid`, async () => {
  const owner = await Person.withAccount(product.url, 'Owner')
  const orgId = await newTeam(owner, 'Acme')
  const members = [owner]
  while (members.length < MEMBERS) {
    const person = await Person.withAccount(product.url, `Member ${members.length}`)
    await letIntoTeam(owner, person, orgId)
    await person.must(api.workspaces.choose, { body: { orgId } })
    members.push(person)
  }
  leave(orgId, 1, members)
  const left = async () =>
    Promise.all(members.map(async person => (await person.must(api.credits.get, {})).orgBalance))
  expect(await left()).toEqual(members.map(() => 1))
  // One after the other for each: of 200 connections at once those that rest for long are closed just as they are used.
  const designsOf = async (person: Person) => {
    const designs: { person: Person; editorId: string }[] = []
    while (designs.length < SENDS / MEMBERS) designs.push({ person, editorId: await person.newPattern() })
    return designs
  }
  const sends = (await Promise.all(members.map(designsOf))).flat()
  const answers = await Promise.all(
    sends.map(({ person, editorId }) =>
      person.call(api.chat.send, { path: { editorId }, body: { updatePrompt: 'A page', ...newSend() } }),
    ),
  )
  const codes = answers.map(({ status }) => status)
  expect(codes.filter(code => code === 200)).toHaveLength(1)
  expect(codes.filter(code => code === 402)).toHaveLength(SENDS - 1)
  expect(await left()).toEqual(members.map(() => 0))
  const database = openDatabaseFile(dataDir)
  const taken = database.prepare('select org, org_id from ledger where amount > 0').all()
  database.close()
  expect(taken).toEqual([{ org: 1, org_id: orgId }])
})
