// `npm start`: build, migrate, serve, print the address.
import { spawn } from 'node:child_process'
import { build } from '#scripts/build.ts'
import { runCommand } from '#scripts/fail.ts'
import { placeVendor } from '#scripts/place-vendor.ts'
import { inRoot } from '#scripts/root.ts'
import { serve } from '#scripts/serve.ts'
import { readSettings } from '#scripts/settings.ts'
import { untilStopped } from '#scripts/until-stopped.ts'
import { vendorState } from '#scripts/vendor.ts'

await runCommand(async () => {
  const started = performance.now()
  readSettings()
  build()
  const isVendorReady = vendorState() === 'ready'
  if (isVendorReady) placeVendor()
  const { url, settings, dispose } = await serve()
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`\n  Maquette is ready at ${url}  (${seconds} s)\n`)
  console.log(
    `  Model: ${settings.MODEL_BEST.provider === 'designer' ? 'built-in designer, no key needed' : settings.MODEL_BEST.model}`,
  )
  console.log(`  Data:  ${settings.DATA_DIR}   Stop with Ctrl-C\n`)
  const vendor = isVendorReady ? null : buildVendorBeside()
  untilStopped(async () => {
    vendor?.kill()
    await dispose()
  })
})

/** The packages that designs import are built while the product already answers. */
function buildVendorBeside() {
  console.log('  Preparing the packages that designs import; the first design waits for them …')
  const child = spawn(process.execPath, [inRoot('scripts', 'vendor.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('exit', code => {
    if (code === 0) console.log('  … packages ready.')
    else if (code !== null)
      console.error('  The packages could not be prepared: run npm run vendor to see why, then start again.')
  })
  return child
}
