import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readJobs } from '#room-schema/jobs.ts'
import { api } from '#shared/api/index.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'
import { HostDouble } from './host-double.ts'
import { page } from './hosted-product.ts'

/** Where in a push the whole server dies: with its requests, or once git has been handed or has taken the commit. */
const POINTS = [
  'access_tokens',
  'GET .*repositories',
  'info/refs',
  'POST .*git-upload-pack',
  'POST .*git-receive-pack',
  'before git',
  'after git',
] as const

/** The server is killed in the middle of so many pushes; what each came to, and how often. */
export async function killPushes(kills: number): Promise<Record<string, number>> {
  const host = await HostDouble.start()
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-push-kills-'))
  const variables = { PORT: String(await freePort()), DATA_DIR: dataDir, ...host.settings() }
  const ends: Record<string, number> = {}
  const acknowledged: string[] = []
  try {
    let product = await StartedProduct.start(variables)
    const { person, id, repositoryId } = await linkedDesign(product.url, host)
    for (let kill = 0; kill < kills; kill++) {
      // Two versions a push: half of what one would have sent must never be there.
      for (const text of [`Before ${kill}`, `Version ${kill}`]) {
        const files = [{ name: 'App.tsx', code: page(text) }]
        await person.must(api.artifacts.save, { body: { id, files } })
      }
      const point = POINTS[kill % POINTS.length]!
      await killedAt(point, host, product, () => person.call(api.codeHost.sync, { path: { id }, body: {} }))
      product = await StartedProduct.start(variables)
      const landed = host.repositories.head(repositoryId)
      const again = await person.must(api.codeHost.sync, { path: { id }, body: {} })
      expect(['success', 'up_to_date'], point).toContain(again.result)
      if (point === 'after git') expect(again).toMatchObject({ result: 'up_to_date', commitId: landed })
      acknowledged.push(again.commitId ?? '')
      const { git, faults } = {
        git: host.repositories.git.bind(host.repositories),
        faults: host.repositories.faults(repositoryId),
      }
      expect(faults).toBe('')
      expect(host.repositories.head(repositoryId)).toBe(again.commitId)
      expect(host.repositories.read(repositoryId, 'src/App.tsx')).toContain(`Version ${kill}<`)
      const kept = git(repositoryId, 'rev-list', '--all').split('\n')
      expect(acknowledged.filter(commit => !kept.includes(commit))).toEqual([])
      // One commit a version, however often it was tried; the first one is older than the kills.
      expect(kept).toHaveLength(2 * (kill + 1) + 1)
      await everyJobEnded(person, id)
      const end = `${point}: ${again.result}`
      ends[end] = (ends[end] ?? 0) + 1
    }
    return ends
  } finally {
    await StartedProduct.killAll()
    await host.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function linkedDesign(url: string, host: HostDouble) {
  const person = await Person.withAccount(url, 'Ada')
  host.accounts.addUser('ada')
  const installation = host.accounts.install('ada', ['ada'])
  const { connectUrl } = await person.must(api.codeHost.installations, { body: {} })
  const state = new URL(connectUrl ?? '').searchParams.get('state') ?? ''
  await person.must(api.codeHost.linkAccount, { body: { code: host.accounts.newCode('ada'), state } })
  const { patternId: id } = await savedDesign(person)
  const body = { installationId: installation.id, repositoryName: 'site', editorRoomId: id }
  await person.must(api.codeHost.linkRepository, { body })
  return { person, id, repositoryId: host.repositories.named('ada/site')!.id }
}

async function killedAt(
  point: (typeof POINTS)[number],
  host: HostDouble,
  product: StartedProduct,
  sync: () => Promise<unknown>,
): Promise<void> {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  let isDead = () => {}
  const dead = new Promise<void>(resolve => {
    isDead = resolve
  })
  const stop = async () => {
    arrive()
    await dead
  }
  if (point === 'before git') host.beforePush = stop
  else if (point === 'after git') host.afterPush = stop
  else host.onRequest = named => (new RegExp(point).test(named) ? stop() : undefined)
  const syncing = sync().catch(() => undefined)
  await arrived
  await product.kill9()
  Object.assign(host, { beforePush: null, afterPush: null, onRequest: null })
  isDead()
  await syncing
}

async function everyJobEnded(person: Person, id: string): Promise<void> {
  const room = await RoomClient.joined(person, id)
  await until(() => readJobs(room.doc).every(({ endedAt }) => endedAt !== null), 'every job has ended')
  room.provider.destroy()
}
