// `npm run dev`: client and Worker with hot reload, the compiler in its own process, data in .data/dev.
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { buildCompiler } from '#scripts/build-compiler.ts'
import { startCompiler } from '#scripts/compiler-process.ts'
import { holdDataFolder, secretOf } from '#scripts/data-folder.ts'
import { devEntry, reachRuntimeAt } from '#scripts/dev-entry.ts'
import { FRAME_PATH, frameRuntime, vendorFiles } from '#scripts/dev-files.ts'
import { runCommand } from '#scripts/fail.ts'
import { migrateIn } from '#scripts/migrate.ts'
import { placeFigmaPlugin } from '#scripts/place-figma-plugin.ts'
import { placeTemplates } from '#scripts/place-templates.ts'
import { privateSockets } from '#scripts/private-sockets.ts'
import { inRoot, ROOT } from '#scripts/root.ts'
import { openSecondPort } from '#scripts/second-port.ts'
import { readSettings } from '#scripts/settings.ts'
import { untilStopped } from '#scripts/until-stopped.ts'
import { buildVendor, VENDOR_OUT } from '#scripts/vendor.ts'

await runCommand(async () => {
  const { settings, variables } = readSettings({ DATA_DIR: process.env.DATA_DIR ?? '.data/dev' })
  const dataDir = resolve(ROOT, settings.DATA_DIR)
  const release = await holdDataFolder(dataDir, settings.PORT)
  placeTemplates()
  placeFigmaPlugin()
  await buildCompiler()
  await buildVendor({ log: console.log })
  const compiler = await startCompiler({ dataDir, vendorDir: VENDOR_OUT, log: console.error })
  const { HOST, PORT, PREVIEW_PORT } = settings
  const second = PREVIEW_PORT === null ? null : await openSecondPort(HOST, PREVIEW_PORT, PORT)
  await migrateIn(join(dataDir, 'v3'), inRoot('wrangler.toml'))
  const sockets = privateSockets()
  if (sockets) {
    Object.assign(process.env, sockets.env)
    reachRuntimeAt(sockets)
  }
  // A registry of all development servers of this user comes with a port that opens every part of the runtime.
  process.env.MINIFLARE_REGISTRY_PATH = ''
  process.env.MAQUETTE_DEV = JSON.stringify({
    ...variables,
    DATA_DIR: dataDir,
    AUTH_SECRET: settings.AUTH_SECRET ?? secretOf(dataDir, 'auth'),
    VAULT_SECRET: settings.VAULT_SECRET ?? secretOf(dataDir, 'vault'),
    COMPILER_URL: compiler.url,
    VENDOR_URL: `${settings.BASE_URL}/vendor`,
    FRAME_URL: `${settings.BASE_URL}${FRAME_PATH}`,
    IS_DEV: 'on',
    // Somebody who watches a terminal reads it.
    LOG_FORMAT: variables.LOG_FORMAT ?? 'text',
    PREVIEW_PORT: String(second ? PREVIEW_PORT : 0),
  })
  const isProxied = settings.BASE_URL.startsWith('https:')
  const vite = await createServer({
    root: inRoot(),
    plugins: [devEntry(isProxied), vendorFiles(), frameRuntime()],
  })
  await vite.listen()
  console.log(`\n  Maquette (development) at ${settings.BASE_URL}\n`)
  untilStopped(async () => {
    second?.close()
    await Promise.allSettled([vite.close(), compiler.dispose()])
    sockets?.remove()
    release()
  })
})
