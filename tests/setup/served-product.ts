import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '#scripts/serve.ts'
import { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the app that this run's tests share. */
    productUrl: string
    /** Session of its one platform admin. */
    adminCookie: string
  }
}

const QUIET = { isQuiet: true, isLimited: false }

/** One served product for all files of a project: each test makes its own people and designs in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-test-'))
  const variables = { PORT: String(await freePort()), DATA_DIR: dataDir }
  // Platform admins are a fixed list of ids, so the account comes before the server that knows it.
  const before = await serve(variables, QUIET)
  const admin = await Person.withAccount(before.url, 'Alma Admin')
  await before.dispose()
  const running = await serve({ ...variables, ADMIN_USER_IDS: admin.id }, QUIET)
  // Told by the environment because what is not a test starts such products as well.
  process.env.TEST_COMPILER_URL = running.compilerUrl
  project.provide('productUrl', running.url)
  project.provide('adminCookie', admin.cookie)
  return async () => {
    await running.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
