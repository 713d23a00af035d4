// `npm start`: build, migrate, serve, print the address.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { build } from '#scripts/build.ts'
import { Problem, runCommand } from '#scripts/fail.ts'
import { placeVendor } from '#scripts/place-vendor.ts'
import { inRoot } from '#scripts/root.ts'
import { serve } from '#scripts/serve.ts'
import { readSettings } from '#scripts/settings.ts'
import { untilStopped } from '#scripts/until-stopped.ts'
import { vendorState } from '#scripts/vendor.ts'
import { ADMIN_LINK_HOURS } from '#server/auth/admin-link.ts'

await runCommand(async () => {
  // Installing packages is part of what somebody waits for.
  const started = Number(process.env.MAQUETTE_BEGAN_AT ?? Date.now())
  readSettings()
  const vendor = vendorState() === 'ready' ? null : buildVendorBeside()
  build()
  await vendor
  placeVendor()
  const { url, settings, adminLinks, dispose, warmUp } = await serve()
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  console.log(`\n  Maquette is ready at ${url}  (${seconds} s)\n`)
  const { MODEL_BEST: named } = settings
  console.log(
    `  Model: ${named ? `${named.provider}:${named.model}` : 'as connected in Settings; else templates'}`,
  )
  console.log(`  Data:  ${settings.DATA_DIR}   Stop with Ctrl-C\n`)
  for (const link of adminLinks)
    console.log(
      `  ${link.email} becomes an admin by opening this once, within ${ADMIN_LINK_HOURS} hours:\n  ${link.url}\n`,
    )
  untilStopped(dispose)
  await warmUp()
})

/** The packages that designs import, in a process of their own: two cores build twice as much. */
async function buildVendorBeside(): Promise<void> {
  const child = spawn(process.execPath, [inRoot('scripts', 'vendor.ts'), '--as-built'], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new Problem('The packages that designs import could not be built: see the message above.')
}
