import { expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import type { CompileOutput } from '#server/compiler/compiler-port.ts'
import { couldNotCompile, failure, problem } from '#server/compiler/diagnostics.ts'
import { shownStatus } from '#server/features/artifacts/artifact-versions.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { compiledAgain } from '#server/features/artifacts/compile-again.ts'
import { storeVersion } from '#server/features/artifacts/store-version.ts'
import { bundleOf, readBundleFile } from '#server/features/artifacts/version-bundle.ts'
import { filesOf } from '#server/features/artifacts/version-files.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { isBroken } from '#shared/last-good.ts'
import { MESSAGES } from '#shared/messages.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const COMPILED: CompileOutput = {
  isOk: true,
  compiledFiles: [{ name: 'app.js', code: 'export const App = 1' }],
  imports: ['react'],
  unsupportedPackages: [],
  diagnostics: [],
  errorMessage: null,
}

/** A server whose compiler gives these answers, in order. */
async function server(...answers: (CompileOutput | Error)[]) {
  const objects = new Map<string, Uint8Array>()
  const accounts: (string | null)[] = []
  const DB = sqliteD1()
  const env = {
    DB,
    FILES: {
      put: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes),
      get: async (key: string) => {
        const bytes = objects.get(key)
        return bytes ? new Response(bytes as Uint8Array<ArrayBuffer>) : null
      },
    },
    COMPILER: {
      fetch: async (_: string, { headers }: { headers: Record<string, string> }) => {
        accounts.push(headers['x-account'] ?? null)
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return Response.json(answer)
      },
    },
  } as unknown as Bindings
  await DB.prepare(
    "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.org', 0, 0, 0)",
  ).run()
  await DB.prepare(
    "insert into patterns (id, owner_id, name, access, design_system, styling, created_at, updated_at) values ('p', 'ada', 'A design', 'private', 'shadcn', 'tailwind', 0, 0)",
  ).run()
  return { env, accounts }
}

const version = () => ({
  ...{ id: newId(), patternId: 'p', parentId: null, requestId: null, kind: 'manualEdit' as const },
  ...{ name: 'A design', config: DEFAULT_CONFIG, isDarkMode: false },
  actor: { kind: 'user' as const, id: 'ada' },
  number: () => ({ major: 1, minor: 0 }),
  sourceFiles: [{ name: 'App.tsx', code: 'export default () => null' }],
})
const store = (env: Bindings, made = version()) => storeVersion(env, made, () => undefined)

test('a compiler that had no time leaves no verdict, and is asked again when somebody looks', async () => {
  const { env, accounts } = await server(couldNotCompile(20_000), COMPILED)
  const stored = await store(env)
  expect([stored.status, stored.errorMessage, isBroken(stored)]).toEqual(['uncompiled', null, false])
  expect(shownStatus(stored)).toEqual({ status: 'error', errorMessage: MESSAGES.couldNotCompile })
  const looked = await compiledAgain(env, stored)
  expect(shownStatus(looked)).toEqual({ status: 'compiled', errorMessage: null })
  expect((await findArtifact(env.DB, stored.id))?.status).toBe('compiled')
  const bundle = await bundleOf(env.FILES, stored.packKey)
  expect(bundle).toEqual({ files: ['app.js'], imports: ['react'], unsupportedPackages: [] })
  expect(await readBundleFile(env.FILES, stored.packKey, 'app.js')).toBe('export const App = 1')
  expect(await filesOf(env, stored.id)).toEqual(version().sourceFiles)
  expect(accounts).toEqual(['ada', 'ada'])
})

test('what is not there says nothing of the code either', async () => {
  const { env } = await server(new Error('refused'))
  expect((await store(env)).status).toBe('uncompiled')
})

test('one that fails again is left alone for a while, so that looking costs little', async () => {
  const { env, accounts } = await server(couldNotCompile(20_000), couldNotCompile(20_000))
  const stored = await store(env)
  for (let look = 0; look < 5; look++) expect((await compiledAgain(env, stored)).status).toBe('uncompiled')
  expect(accounts).toHaveLength(2)
})

test('a fault of the code is its verdict, and stays', async () => {
  const { env, accounts } = await server(failure(problem('error', 'syntax', 'Unexpected "<"')))
  const stored = await store(env)
  expect([stored.status, stored.errorMessage]).toEqual(['error', 'Unexpected "<"'])
  expect(await compiledAgain(env, stored)).toBe(stored)
  expect(accounts).toHaveLength(1)
})
