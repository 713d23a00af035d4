import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settingsOf } from '#server/bindings.ts'
import { connectOwn, ownPlace } from '#server/features/models/own-models.ts'
import {
  deleteOfWorkspace,
  keysOfWorkspace,
  listOfWorkspace,
  noteProblem,
} from '#server/features/models/workspace-models-queries.ts'
import { deleteAccount } from '#server/features/users/delete-account-queries.ts'
import { chooseWorkspace, deleteWorkspace } from '#server/features/workspaces/workspaces-queries.ts'
import { accessOf, modelsOf } from '#server/generation/model/choose-model.ts'
import { ownModelsOf } from '#server/generation/model/own-model.ts'
import {
  connectedIn,
  workspaceModelFor,
  workspaceModelsOf,
} from '#server/generation/model/workspace-model.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { addWorkspace } from '#tests/support/rooms/add-workspace.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'

const KEY = 'sk-canary-of-acme-0123456789'
let provider: ScriptedProvider

beforeEach(async () => {
  provider = await ScriptedProvider.start()
  provider.key = KEY
  provider.script = say => say.tool('report_colour', { colour: 'red' })
})
afterEach(() => provider.stop())

/** Ada owns Acme, in which Bob is; Eve owns Evil. */
async function server() {
  const { env, d1 } = await memoryRoom({
    ...{ VAULT_SECRET: 'v'.repeat(32), PERSONAL_KEYS: 'on', PERSONAL_KEY_ADDRESSES: provider.url },
  })
  const person = (id: string) =>
    d1
      .prepare(
        'insert into user (id, name, email, email_verified, created_at, updated_at) values (?1, ?1, ?1, 0, 0, 0)',
      )
      .bind(id)
      .run()
  for (const id of ['bob', 'eve']) await person(id)
  const role = (userId: string, to: string) =>
    d1.prepare('update workspace_members set role = ? where user_id = ?').bind(to, userId).run()
  await addWorkspace(d1, 'acme', ['ada', 'bob'])
  await addWorkspace(d1, 'evil', ['eve'])
  await role('ada', 'owner')
  await role('eve', 'owner')
  const settings = settingsOf(env)
  const connect = async (orgId = 'acme', actorId = 'ada', key: string | undefined = KEY) => {
    const holder = keysOfWorkspace(env.DB, orgId, actorId)
    const wanted = { provider: 'openai-compatible' as const, baseUrl: provider.url, key }
    return connectOwn(settings, holder, await ownPlace(settings, holder, wanted), 'scripted')
  }
  const usedBy = async (userId: string, id: string) => (await workspaceModelFor(env, userId, id)) !== null
  return { env, d1, settings, connect, usedBy, role }
}

describe('a key of a workspace', () => {
  test('is kept sealed, opens for its address, and is in no list of the server or of a person', async () => {
    const { env, settings, connect } = await server()
    const id = await connect()
    expect(JSON.stringify(await listOfWorkspace(env.DB, 'acme'))).not.toContain(KEY)
    const found = await workspaceModelFor(env, 'bob', id)
    expect(found).toMatchObject({ orgId: 'acme', orgName: 'acme', model: { id, source: 'workspace' } })
    expect(found && (await accessOf(found.model, settings))).toEqual({ baseUrl: provider.url, apiKey: KEY })
    const moved = found?.model.row && { ...found.model.row, baseUrl: 'http://127.0.0.1:9/v1' }
    await expect(
      accessOf({ provider: 'openai-compatible', row: moved ?? null }, settings),
    ).rejects.toMatchObject({
      problem: 'lostKey',
    })
    expect([(await modelsOf(env)).models, await ownModelsOf(env, 'ada')]).toEqual([[], []])
  })

  test('answers those who are in the workspace and have chosen it, and nobody else', async () => {
    const { env, d1, connect, usedBy } = await server()
    const id = await connect()
    expect([await usedBy('ada', id), await usedBy('bob', id), await usedBy('eve', id)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await workspaceModelsOf(env, null)).toEqual([])
    await chooseWorkspace(env.DB, 'bob', null)
    expect(await usedBy('bob', id)).toBe(false)
    await chooseWorkspace(env.DB, 'bob', 'acme')
    expect(await usedBy('bob', id)).toBe(true)
    // The choice may outlive the membership.
    await d1.prepare("delete from workspace_members where user_id = 'bob'").run()
    expect(await usedBy('bob', id)).toBe(false)
    await d1.prepare("insert or replace into credit_payers (user_id, org_id) values ('eve', 'acme')").run()
    expect(await usedBy('eve', id)).toBe(false)
  })

  test('answers nobody once it was removed, its workspace deleted, or the operator takes the permission back', async () => {
    const { env, connect, usedBy } = await server()
    const id = await connect()
    const without = Object.assign({ ...env }, { PERSONAL_KEY_ADDRESSES: '' })
    for (const changed of [{ PERSONAL_KEYS: 'off' }, { PERSONAL_KEY_ADDRESSES: '' }])
      expect(await workspaceModelFor({ ...env, ...changed }, 'ada', id)).toBeNull()
    expect(await connectedIn(without, 'acme')).toMatchObject([{ isAllowed: false }])
    const ofAcme = { id, workspaceId: 'acme' }
    expect(await deleteOfWorkspace(env.DB, { ...ofAcme, actorId: 'bob' })).toBe(false)
    expect(await deleteOfWorkspace(env.DB, { id, workspaceId: 'evil', actorId: 'eve' })).toBe(false)
    expect(await usedBy('bob', id)).toBe(true)
    expect(await deleteOfWorkspace(env.DB, { ...ofAcme, actorId: 'ada' })).toBe(true)
    expect(await usedBy('bob', id)).toBe(false)
    await connect()
    await deleteWorkspace(env.DB, 'acme', 'ada')
    expect(await usedBy('ada', id)).toBe(false)
    expect(await listOfWorkspace(env.DB, 'acme')).toEqual([])
  })

  test('goes with the account that was alone in its workspace, and stays with the others otherwise', async () => {
    const { env, connect, usedBy } = await server()
    const [shared, alone] = [await connect(), await connect('evil', 'eve')]
    await deleteAccount(env.DB, 'eve', null)
    expect(await listOfWorkspace(env.DB, 'evil')).toEqual([])
    await deleteAccount(env.DB, 'ada', null)
    expect([await usedBy('bob', shared), await usedBy('eve', alone)]).toEqual([true, false])
  })

  test('is taken from nobody who manages the workspace no more by the time the model has answered', async () => {
    const { env, connect, role } = await server()
    await role('bob', 'admin')
    provider.script = async say => {
      await role('bob', 'member')
      say.tool('report_colour', { colour: 'red' })
    }
    await expect(connect('acme', 'bob')).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listOfWorkspace(env.DB, 'acme')).toEqual([])
  })

  test('is not asked with for another workspace, nor for a person', async () => {
    const { connect, env, settings } = await server()
    await connect()
    const wanted = { provider: 'openai-compatible' as const, baseUrl: provider.url }
    const holder = keysOfWorkspace(env.DB, 'evil', 'eve')
    await expect(ownPlace(settings, holder, wanted)).rejects.toMatchObject({ code: 'bad_request' })
    const elsewhere = { ...wanted, baseUrl: 'http://127.0.0.1:9/v1', key: KEY }
    await expect(ownPlace(settings, holder, elsewhere)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('that is given anew is told as working again, with who gave it', async () => {
    const { env, connect, role } = await server()
    const id = await connect()
    await noteProblem(env.DB, id, 'quota')
    expect(await connectedIn(env, 'acme')).toMatchObject([
      { problem: 'quota', problemAt: expect.any(Number), connectedBy: 'Ada' },
    ])
    await role('bob', 'admin')
    expect(await connect('acme', 'bob')).toBe(id)
    expect(await connectedIn(env, 'acme')).toMatchObject([
      { problem: null, problemAt: null, connectedBy: 'bob' },
    ])
  })
})
