import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { aTenthOf } from '#scripts/of-today.ts'
import { api } from '#shared/api/index.ts'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { startBusyPeople } from '#tests/support/product/busy-people.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { npmRun } from '#tests/support/product/npm-run.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'
import { answerOf, callsAbout, documentsOf } from '#tests/support/product/told-of-design.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const QUIET = aTenthOf(20)
const BUSY = 3
/** A person may send twenty prompts a minute, and a design takes two. */
const QUIET_OF_ONE = 8
let place: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'maquette-backup-'))
})
afterEach(async () => {
  await StartedProduct.killAll()
  rmSync(place, { recursive: true, force: true })
})

test(`backed up under load, killed, restored: ${QUIET * 10} calls about ${QUIET} designs that nobody touched answer the same bytes`, async () => {
  const port = String(await freePort())
  const first = { PORT: port, DATA_DIR: join(place, 'first') }
  const second = { PORT: port, DATA_DIR: join(place, 'second') }
  const product = await StartedProduct.start(first)
  const bob = await Person.withAccount(product.url, 'Bob')
  const quiet: { owner: Person; id: string }[] = []
  let owner = bob
  for (let made = 0; made < QUIET; made++) {
    if (made % QUIET_OF_ONE === 0) owner = await Person.withAccount(product.url, `Ada ${made}`)
    const { patternId } = await madeDesign(owner)
    await owner.letIn(bob, patternId, 'read')
    const files = await RoomClient.joined(owner, patternId, 'files')
    const code = filesOf(files.doc).get('App.tsx') as Y.Text
    code.insert(0, `// design ${made}\n`)
    files.leave()
    await generate(owner, patternId, 'Change the title to Harbour')
    quiet.push({ owner, id: patternId })
  }
  const busy = await Promise.all(Array.from({ length: BUSY }, async () => (await madeDesign(bob)).patternId))
  const calls = (
    await Promise.all(
      quiet.map(async each =>
        (await callsAbout(each.owner, each.id)).map(path => ({ owner: each.owner, path })),
      ),
    )
  ).flat()
  expect(calls).toHaveLength(QUIET * 10)
  const told = await inTurn(calls, call => answerOf(call.owner, call.path))
  expect(told.filter(answer => !answer.startsWith('200 '))).toEqual([])
  const documents = await inTurn(quiet, ({ id }) => documentsOf(bob, id))

  const people = await startBusyPeople(bob, busy)
  const before = people.counts()
  const folder = join(place, 'backup')
  const backup = await npmRun('backup', [folder, '--with-secrets'], first)
  const after = people.counts()
  console.log(backup.output.trim(), before, after)
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('The backup is complete') })
  expect(after.typed).toBeGreaterThan(before.typed)
  expect(await npmRun('restore', [folder], first)).toMatchObject({
    code: 1,
    output: expect.stringContaining('A product runs on'),
  })
  const stopped = people.stop()
  await product.kill9()
  await stopped

  const restored = await npmRun('restore', [folder], second)
  console.log(restored.output.trim())
  expect(restored.code).toBe(0)
  expect(readdirSync(second.DATA_DIR).sort()).toEqual(['auth.secret', 'state', 'vault.secret'])
  await StartedProduct.start(second)
  const retold = await inTurn(calls, call => answerOf(call.owner, call.path))
  for (const [at, { path }] of calls.entries()) expect(retold[at], path).toBe(told[at])
  expect(await inTurn(quiet, ({ id }) => documentsOf(bob, id))).toEqual(documents)

  for (const id of busy) {
    const { versions } = await bob.must(api.artifacts.versions, { path: { id } })
    for (const version of versions) await bob.must(api.artifacts.get, { path: { id: version.id } })
    const room = await RoomClient.joined(bob, id)
    await until(() => !room.isGenerating, 'a run that was under way is ended', 60)
    room.leave()
    const files = [{ name: 'App.tsx', code: 'export default () => <h1>Pier</h1>\n' }]
    const { artifactId } = await bob.must(api.artifacts.save, { body: { id, files } })
    expect(versions.map(version => version.id)).not.toContain(artifactId)
  }
})

async function inTurn<T, R>(all: T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (const one of all) answers.push(await ask(one))
  return answers
}
