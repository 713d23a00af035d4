import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { holdDataFolder } from '#scripts/data-folder.ts'
import { dataFacts, gather } from '#scripts/doctor/gather.ts'
import { askLiveblocks } from '#scripts/doctor/gather-liveblocks.ts'
import { gatherModels } from '#scripts/doctor/gather-models.ts'
import { intendedSetting } from '#scripts/doctor/intended-setting.ts'
import { inRoot } from '#scripts/root.ts'
import { parseSettings } from '#server/env.ts'
import { lock } from '#server/outside/vault.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const folder = mkdtempSync(join(tmpdir(), 'maquette-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = 'the secret of this server, long enough'
const KEY = 'sk-canary-0123456789abcdef'
const NOWHERE = {
  OLLAMA_URL: 'http://127.0.0.1:9',
  LM_STUDIO_URL: 'http://127.0.0.1:9',
  LOCAL_MODEL_PORTS: 'none',
}

/** A data folder whose database has one connected model. */
async function withModel(name: string, baseUrl: string): Promise<string> {
  const databases = join(folder, name, 'state', 'd1', 'miniflare-D1DatabaseObject')
  mkdirSync(databases, { recursive: true })
  const database = new DatabaseSync(join(databases, 'x.sqlite'))
  // All of it at once: each statement by itself would wait for the disk.
  database.exec('begin')
  for (const file of readdirSync(inRoot('migrations'))
    .filter(each => each.endsWith('.sql'))
    .sort())
    database.exec(readFileSync(inRoot('migrations', file), 'utf8').replaceAll('--> statement-breakpoint', ''))
  const id = 'm'.repeat(20)
  database
    .prepare(
      "insert into connected_models (id, provider, model, base_url, locked_key, has_tools, has_vision) values (?, 'openai-compatible', 'scripted', ?, ?, 1, 1)",
    )
    .run(id, baseUrl, await lock(KEY, { id, baseUrl }, SECRET))
  database.exec('commit')
  database.close()
  return join(folder, name)
}

describe('what the doctor looks at', () => {
  test('a server that was started on a port of its own is looked at there, where no setting says another', async () => {
    const DATA_DIR = join(folder, 'held')
    const release = await holdDataFolder(DATA_DIR, 5390)
    const looked = async (more: object) =>
      (await gather({ ...NOWHERE, DATA_DIR, ...more }, false)).settings.parsed
    expect(await looked({})).toMatchObject({
      ...{ PORT: 5390, PREVIEW_PORT: 5391, BASE_URL: 'http://localhost:5390' },
    })
    expect((await looked({ PORT: '6000' })).PORT).toBe(6000)
    release()
  })

  test('keys that were sealed with the secret of today, of the folder, or with another one', async () => {
    const dataDir = await withModel('sealed', 'http://127.0.0.1:9/v1')
    const keyWith = async (settings: Record<string, string>) =>
      (await gatherModels(parseSettings({ ...NOWHERE, ...settings }), dataDir, false)).connected
    const row = { name: 'openai-compatible:scripted', baseUrl: 'http://127.0.0.1:9/v1' }
    expect(await keyWith({ VAULT_SECRET: SECRET })).toEqual([{ ...row, key: 'readable' }])
    expect(await keyWith({ VAULT_SECRET: 'another secret, which is long enough' })).toEqual([
      { ...row, key: 'lost' },
    ])
    writeFileSync(join(dataDir, 'vault.secret'), SECRET)
    expect(await keyWith({})).toEqual([{ ...row, key: 'readable' }])
    expect((await gatherModels(parseSettings(NOWHERE), join(folder, 'none'), false)).connected).toBeNull()
  })

  test('client secrets of single sign-on are opened with the secret that the server would take', async () => {
    const dataDir = await withModel('single-sign-on', 'http://127.0.0.1:9/v1')
    const [file = ''] = globSync(join(dataDir, 'state', 'd1', '*', '*.sqlite'))
    const database = new DatabaseSync(file)
    const [id, issuer] = ['w'.repeat(20), 'https://login.example.org']
    database.prepare("insert into workspaces (id, name) values (?, 'Corp')").run(id)
    database
      .prepare(
        'insert into workspace_sso (workspace_id, issuer, client_id, locked_secret) values (?, ?, ?, ?)',
      )
      .run(id, issuer, 'maquette', await lock(KEY, { id, baseUrl: issuer }, SECRET))
    database.close()
    const found = async (more: object) => {
      const { singleSignOns } = await gather({ ...NOWHERE, DATA_DIR: dataDir, ...more }, false)
      expect(JSON.stringify(singleSignOns)).not.toContain(KEY)
      return singleSignOns
    }
    expect(await found({ VAULT_SECRET: SECRET })).toEqual({ all: 1, unreadable: [] })
    expect(await found({})).toEqual({ all: 1, unreadable: [issuer] })
    writeFileSync(join(dataDir, 'vault.secret'), `${SECRET}\n`)
    expect(await found({})).toEqual({ all: 1, unreadable: [] })
    expect(await found({ DATA_DIR: join(folder, 'nowhere') })).toEqual({ all: 0, unreadable: [] })
  })

  test('a model is called only where that is asked for, with its key and once', async () => {
    const provider = await ScriptedProvider.start()
    try {
      provider.key = KEY
      provider.script = say => say.tool('report_colour', { colour: 'red' })
      const dataDir = await withModel('called', provider.url)
      const settings = parseSettings({ ...NOWHERE, VAULT_SECRET: SECRET })
      expect((await gatherModels(settings, dataDir, false)).checks).toBeNull()
      expect(provider.requests).toEqual([])
      const { checks } = await gatherModels(settings, dataDir, true)
      expect(checks).toMatchObject([{ name: 'openai-compatible:scripted', check: { problem: null } }])
      expect(provider.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEY}`])
      provider.script = say => say.fail(401, `Incorrect key ${KEY}`)
      expect(JSON.stringify((await gatherModels(settings, dataDir, true)).checks)).not.toContain(KEY)
    } finally {
      await provider.stop()
    }
  })

  test('Liveblocks is asked with the key where rooms are there, and nowhere else', async () => {
    const asked: string[] = []
    let status = 200
    const service = createHttpServer(({ method, url, headers }, response) => {
      asked.push(`${method} ${url} ${headers.authorization}`)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"data":[],"nextCursor":null}')
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    const settings = {
      ...{ ROOM_TRANSPORT: 'liveblocks', LIVEBLOCKS_SECRET_KEY: 'sk_dev_1' },
      LIVEBLOCKS_BASE_URL: `http://127.0.0.1:${port}`,
    }
    const said = (more: Record<string, string> = {}) => askLiveblocks(parseSettings({ ...settings, ...more }))
    expect(await said({ ROOM_TRANSPORT: 'y-websocket' })).toBeNull()
    expect(asked).toEqual([])
    expect(await said()).toEqual({ state: 'answers' })
    expect(asked).toEqual(['GET /v2/rooms?limit=1 Bearer sk_dev_1'])
    for (status of [401, 403]) expect(await said()).toEqual({ state: 'refused', status })
    status = 503
    expect(await said()).toEqual({ state: 'away', why: 'it says 503' })
    service.close()
    expect(await said({ LIVEBLOCKS_BASE_URL: 'http://127.0.0.1:9' })).toMatchObject({ state: 'away' })
  })

  test.runIf(process.platform !== 'win32')('what others may read of the data, and what is no folder', () => {
    const dataDir = join(folder, 'open')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o700)
    writeFileSync(join(dataDir, 'auth.secret'), '', { mode: 0o600 })
    writeFileSync(join(dataDir, 'of-somebody.txt'), '', { mode: 0o644 })
    expect(dataFacts(dataDir)).toEqual({ path: dataDir, isThere: true, fault: null, openToOthers: [] })
    chmodSync(join(dataDir, 'auth.secret'), 0o644)
    expect(dataFacts(dataDir).openToOthers).toEqual([join(dataDir, 'auth.secret')])
    expect(dataFacts(join(dataDir, 'auth.secret', 'below')).fault).toBe('ENOTDIR')
  })

  test('of the environment only what is, or resembles, a setting', async () => {
    const { settings } = await gather(
      { ...NOWHERE, HOME: '/root', PATH: '/bin', HOSTNAME: 'x', DATA_DIR: folder, VAULT_SECRETS: 'x' },
      false,
    )
    expect(Object.keys(settings.ofEnvironment).sort()).toEqual([
      'DATA_DIR',
      'LM_STUDIO_URL',
      'LOCAL_MODEL_PORTS',
      'OLLAMA_URL',
      'VAULT_SECRETS',
    ])
    for (const name of ['HOME', 'PATH', 'HOSTNAME', 'POST', 'MODELS', 'npm_config_cache', 'NODE_OPTIONS'])
      expect(intendedSetting(name)).toBeNull()
    expect(intendedSetting('openai_api_key')).toBe('OPENAI_API_KEY')
    expect(intendedSetting('ADMIN_EMAIL')).toBe('ADMIN_EMAILS')
  })
})

test('the command says what is wrong, and its exit code does', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const run = async (variables: Record<string, string>) => {
    const child = spawn(process.execPath, [inRoot('scripts', 'doctor.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_NO_WARNINGS: '1',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...NOWHERE,
        DATA_DIR: join(folder, 'new'),
        ...variables,
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (said += piece))
    const [code] = await once(child, 'close')
    return { code, said }
  }
  const [bad, good] = await Promise.all([
    run({ PORT: String(port), OPENAI_API_KEY: KEY }),
    run({ PORT: String(await freePort()), PREVIEW_PORT: '0' }),
  ])
  taken.close()
  expect(bad.said).toContain(`PROBLEM  Port ${port} is taken by another program.`)
  expect(bad.said).not.toContain(KEY)
  expect(bad.code).toBe(1)
  // A developer's own settings are looked at as well.
  expect(good.said).toContain('The server does not run.')
  expect(good.code).toBe(good.said.includes('PROBLEM') ? 1 : 0)
}, 60_000)
