import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HostDouble } from '#tests/support/code-host/host-double.ts'
import { LinkedRepository } from '#tests/support/code-host/linked-repository.ts'

let host: HostDouble
beforeAll(async () => {
  host = await HostDouble.start()
})
afterAll(() => host.stop())

const FILES = 3_000
const OURS = 60

test('[number 1] into a foreign repository of 3,000 files goes a small pack, and no file of theirs is fetched', async () => {
  const linked = await LinkedRepository.of(host, 'web')
  const { repositories } = host
  const { id } = linked.repository
  repositories.commit(id, folder => {
    for (let at = 0; at < FILES; at++) {
      const place = join(folder, `d${at % 50}`)
      mkdirSync(place, { recursive: true })
      writeFileSync(join(place, `f${at}.ts`), randomBytes(2_000).toString('hex'))
    }
  })
  const files = (tag: string) =>
    Object.fromEntries(
      Array.from({ length: OURS }, (_, at) => [
        `src/components/c${at}.tsx`,
        `export const C${at} = () => <div>${tag}${'lorem ipsum '.repeat(300)}</div>\n`,
      ]),
    )
  host.packs.length = 0
  expect((await linked.push(files('one'))).result).toBe('success')
  const whole = Number(/^size: (\d+)$/m.exec(repositories.git(id, 'count-objects', '-v'))?.[1])
  const sent = host.packs.reduce((sum, pack) => sum + (pack.path.endsWith('receive-pack') ? pack.sent : 0), 0)
  const given = host.packs.reduce((sum, pack) => sum + pack.given, 0)
  console.info(
    `${FILES} files, ${whole} kB there: ${(given / 1_000).toFixed(1)} kB fetched, ${(sent / 1_000).toFixed(1)} kB pushed for ${OURS} files`,
  )
  expect(sent).toBeLessThan(12_000)
  expect(given).toBeLessThan(200_000)
  expect((await linked.push({ ...files('one'), 'src/App.tsx': 'x' })).result).toBe('success')
  expect(repositories.files(id)).toHaveLength(FILES + OURS + 1)
  expect(linked.faults).toBe('')
}, 120_000)
