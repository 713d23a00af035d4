// `npm run demo`: the whole specification at once, each service outside by the double that the tests use.
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { untilStopped } from '#scripts/until-stopped.ts'
import { PASSWORD } from '#tests/support/people/person.ts'
import { ROLES, WORKSPACE } from '#tests/support/world/accounts.ts'
import { Desk } from '#tests/support/world/desk.ts'
import { MODEL } from '#tests/support/world/local-model.ts'
import { World } from '#tests/support/world/world.ts'

/** Beside the port of `npm start`, so that both may run. */
const PORT = process.env.PORT ?? '5180'

await runCommand(async () => {
  await buildWhole()
  const here = { PORT, HOST: '127.0.0.1', BASE_URL: `http://localhost:${PORT}` }
  const world = await World.start(here, { isLimited: true, isQuiet: false })
  const desk = await Desk.open(world.doubles)
  untilStopped(async () => {
    await desk.close()
    await world.stop()
  })
  console.log(`\n${listOf(world, desk)}\n`)
  await world.product.warmUp()
})

function listOf({ url, names, doubles }: World, desk: Desk): string {
  const rows = [
    ...Object.entries(ROLES).map(([role, { email }]) => [role, email]),
    ['Password', `${PASSWORD}  (of all four)`],
    [
      '',
      `Owner and colleague are in the workspace ${WORKSPACE}; a private window is somebody without an account.`,
    ],
    ['Mails', desk.mailsUrl],
    ['DNS', `${desk.dnsUrl}  (set records there)`],
    [
      '',
      `${names.right} points here already, ${names.wrong} still points elsewhere; both want their TXT record.`,
    ],
    ['', `See a domain: curl -H 'Host: ${names.right}' ${url}`],
    ['Payments', `${doubles.stripe.url}  (“Choose” of a plan leads to its card page; any card pays)`],
    ['Code host', `${doubles.host.url}  (connect as olive or cole; a repository's page makes commits there)`],
    ['Model', `templates, until the admin connects ${MODEL} of this machine under Settings, Models`],
    ['OpenAI', 'any key is taken, and answered by a double'],
    ['Admin', 'gives credits and plans at /admin, and answers support at /admin/support'],
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`)
  return [
    `Maquette with everything is ready at ${url}`,
    '',
    ...lines,
    '',
    '  Nothing of it is kept. Stop with Ctrl-C',
  ].join('\n')
}
