import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, type ServeOptions, serve } from '#scripts/serve.ts'
import type { Variables } from '#scripts/settings.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { fillMigrated } from '#tests/support/product/migrated-folder.ts'

/** A product of the test's own, with settings of its own; it compiles where the run's own product does. */
export async function ownProduct(
  variables: Variables = {},
  isLimited = false,
  options: Pick<ServeOptions, 'inspectorPort' | 'isQuiet'> = {},
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-own-'))
  const port = await freePort()
  // The test runner has a BASE_URL of its own in the environment.
  const own = { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir }
  const given = { ...own, ...variables }
  await fillMigrated(given.DATA_DIR)
  const compilerUrl = process.env.TEST_COMPILER_URL
  const shared = compilerUrl ? { compilerUrl } : {}
  const running = await serve(given, { isQuiet: true, isLimited, ...shared, ...options })
  return {
    ...running,
    dispose: async () => {
      await running.dispose()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
