// `npm run bench:access`: changes of access with nobody there, with visitors and with people who have accounts.
import { parseArgs } from 'node:util'
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { api } from '#shared/api/index.ts'
import { Audience } from '#tests/bench/access/audience.ts'
import { OtherRoom } from '#tests/bench/access/other-room.ts'
import { ProductServer } from '#tests/bench/rooms/servers/product.ts'
import { quantile } from '#tests/bench/rooms/spread.ts'
import { figure, table } from '#tests/bench/rooms/table.ts'
import { Person } from '#tests/support/people/person.ts'

const INVITATIONS = 30
const HEAD = [
  'who is there',
  'invitation ms',
  'p95',
  'told after ms',
  'p95',
  'all out after ms',
  'typing elsewhere p95 ms',
]

type Kind = 'nobody' | 'visitors' | 'accounts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { viewers: { type: 'string', default: '2000' } } })
  const viewers = Number(values.viewers)
  build()
  const lines: string[][] = []
  const medians: number[] = []
  for (const kind of ['nobody', 'visitors', 'accounts'] as const) {
    const server = await ProductServer.start()
    try {
      const { line, invited } = await measure(server, kind, kind === 'nobody' ? 0 : viewers)
      lines.push(line)
      medians.push(invited)
      console.log(line.join(', '))
    } finally {
      await server.stop()
    }
  }
  const [alone = 1, ...others] = medians
  console.log(`\n${table(HEAD, lines)}`)
  console.log(
    `\nA change of a level takes ${others.map(time => figure(time / alone)).join(' and ')} × its time with nobody there.`,
  )
  process.exit(0)
})

async function measure(
  server: ProductServer,
  kind: Kind,
  viewers: number,
): Promise<{ line: string[]; invited: number }> {
  const { person: owner } = server
  const id = await owner.newPattern('public')
  const friend = await Person.withAccount(owner.url)
  await owner.letIn(friend, id, 'read')
  const audience = await Audience.of(owner.url, id, kind === 'accounts', viewers)
  const invited = await Audience.joined(friend, id)
  const elsewhere = await OtherRoom.open(owner)
  const answers: number[] = []
  const told: number[] = []
  await elsewhere.begin()
  for (let at = 0; at < INVITATIONS; at++) {
    const permissionLevel = at % 2 === 0 ? 'write' : 'read'
    const heard = invited.nextLevel()
    const started = performance.now()
    await owner.must(api.sharing.permission, {
      path: { id },
      body: { type: 'user', userIdToUpdate: friend.id, updatedPermission: permissionLevel },
    })
    answers.push(performance.now() - started)
    told.push((await heard) - started)
  }
  const started = performance.now()
  await owner.must(api.sharing.access, { path: { id }, body: { access: 'private' } })
  const out = audience.size > 0 ? (await audience.allOut()) - started : Number.NaN
  const typing = elsewhere.end()
  invited.leave()
  const figures = [quantile(answers, 0.5), quantile(answers, 0.95), quantile(told, 0.5), quantile(told, 0.95)]
  const who = kind === 'nobody' ? kind : `${audience.size} ${kind}`
  return {
    line: [who, ...[...figures, out, quantile(typing, 0.95)].map(figure)],
    invited: quantile(answers, 0.5),
  }
}
