import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

const COPIED = [
  'client',
  'room-schema',
  'scripts',
  'server',
  'shared',
  'tests',
  'biome.json',
  'knip.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'drizzle.config.ts',
  'index.html',
]
let copy: string

/** The forbidden imports are planted in a copy, so that nobody else's check sees them. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'maquette-walls-'))
  for (const path of COPIED) {
    cpSync(inRoot(path), join(copy, path), {
      recursive: true,
      filter: from => !from.includes('node_modules'),
    })
  }
  // A folder of its own, so that the compiler's cache in it is the copy's.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '.cache') symlinkSync(inRoot('node_modules', name), join(copy, 'node_modules', name))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(command: string, args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(inRoot('node_modules', '.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Runs `look` with these files planted, then takes them away again. */
function planted<T>(files: Record<string, string>, look: () => T): T {
  const replaced = Object.keys(files).filter(path => existsSync(join(copy, path)))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), code)
  }
  try {
    return look()
  } finally {
    for (const path of Object.keys(files)) {
      rmSync(join(copy, path))
      if (replaced.includes(path)) cpSync(inRoot(path), join(copy, path))
    }
  }
}

describe('design §4: walls, held by tools rather than by memory', () => {
  test.each([
    [
      'client imports server',
      'client/lib/planted.ts',
      "import { settingsOf } from '#server/bindings.ts'\n\nexport const planted = settingsOf\n",
      'noRestrictedImports',
    ],
    [
      'server imports client',
      'server/planted.ts',
      "import { call } from '#client/api/call.ts'\n\nexport const planted = call\n",
      'noRestrictedImports',
    ],
    [
      'shared imports room-schema',
      'shared/planted.ts',
      "import { readMeta } from '#room-schema/editor-room.ts'\n\nexport const planted = readMeta\n",
      'noRestrictedImports',
    ],
    [
      'room-schema imports server',
      'room-schema/planted.ts',
      "import { settingsOf } from '#server/bindings.ts'\n\nexport const planted = settingsOf\n",
      'noRestrictedImports',
    ],
    [
      'a run imports a kind of room',
      'server/generation/planted.ts',
      "import { WorkingCopy } from '#server/rooms/editor/working-copy.ts'\n\nexport const planted = WorkingCopy\n",
      'noRestrictedImports',
    ],
    [
      'what rooms share imports a kind of room, types included',
      'server/rooms/base/planted.ts',
      "import type { WorkingCopy } from '#server/rooms/editor/working-copy.ts'\n\nexport type Planted = WorkingCopy\n",
      'noRestrictedImports',
    ],
    [
      'product code imports tests',
      'server/planted.ts',
      "import { until } from '#tests/support/until.ts'\n\nexport const planted = until\n",
      'noRestrictedImports',
    ],
    [
      'a call knows the room',
      'client/api/planted.ts',
      "import { useMeta } from '#client/room/document/meta-hooks.ts'\n\nexport const planted = useMeta\n",
      'noRestrictedImports',
    ],
    [
      'a thought without a domain shows something',
      'client/lib/planted.ts',
      "import { toast } from '#client/ui/toast.ts'\n\nexport const planted = toast\n",
      'noRestrictedImports',
    ],
    [
      'a feature imports another',
      'client/features/chat/planted.ts',
      "import { x } from '#client/features/share/share-dialog.tsx'\n\nexport const planted = x\n",
      'noRestrictedImports',
    ],
    [
      'a feature reaches out of its folder',
      'client/features/chat/planted.ts',
      "import { x } from '../share/share-dialog.tsx'\n\nexport const planted = x\n",
      'noRestrictedImports',
    ],
    [
      'a provider outside client/room',
      'client/lib/planted.ts',
      "import { WebsocketProvider } from 'y-websocket'\n\nexport const planted = WebsocketProvider\n",
      'noRestrictedImports',
    ],
    [
      'a part that does not bear having no network',
      'client/features/chat/planted.ts',
      "import { lazy } from 'react'\n\nexport const planted = lazy\n",
      'noRestrictedImports',
    ],
    [
      'drizzle outside queries',
      'server/features/chat/planted.ts',
      "import { eq } from 'drizzle-orm'\n\nexport const planted = eq\n",
      'noRestrictedImports',
    ],
    [
      'env.ts imports something of ours',
      'server/env.ts',
      "import { newId } from '#shared/ids.ts'\n\nexport const planted = newId\n",
      'noRestrictedImports',
    ],
    [
      'a file name that is not kebab-case',
      'shared/PlantedFile.ts',
      'export const planted = 1\n',
      'useFilenamingConvention',
    ],
    [
      'a default export',
      'shared/planted.ts',
      'const planted = 1\n\nexport default planted\n',
      'noDefaultExport',
    ],
    [
      'a file past 300 lines',
      'shared/planted.ts',
      Array.from({ length: 320 }, (_, line) => `export const planted${line} = ${line}\n`).join(''),
      'noExcessiveLinesPerFile',
    ],
  ])('%s', (_, path, code, rule) => {
    const { status, output } = planted({ [path]: code }, () =>
      run('biome', ['lint', '--max-diagnostics=20', path]),
    )
    expect(output).toContain(rule)
    expect(status).not.toBe(0)
  })

  test('an import cycle', () => {
    const files = {
      'shared/planted-a.ts': "import { b } from '#shared/planted-b.ts'\n\nexport const a = () => b\n",
      'shared/planted-b.ts': "import { a } from '#shared/planted-a.ts'\n\nexport const b = () => a\n",
    }
    const { status, output } = planted(files, () => run('biome', ['lint', ...Object.keys(files)]))
    expect(output).toContain('noImportCycles')
    expect(status).not.toBe(0)
  })

  test('client and server never import each other, types included, and the leaves import neither', {
    timeout: 120_000,
  }, () => {
    const files = {
      'client/planted.ts':
        "import type { Settings } from '#server/env.ts'\n\nexport type Planted = Settings\n",
      'server/planted.ts':
        "import type { RoomConnection } from '#client/room/transport/room-connection.ts'\n\nexport type Planted = RoomConnection\n",
      'shared/planted.ts':
        "import type { Settings } from '#server/env.ts'\n\nexport type Planted = Settings\n",
      'shared/planted-dom.ts': 'export const planted = () => document.title\n',
      'room-schema/planted.ts':
        "import type { Settings } from '#server/env.ts'\n\nexport type Planted = Settings\n",
    }
    const { output } = planted(files, () => run('tsc', ['-b', 'shared', 'room-schema', 'client', 'server']))
    for (const path of Object.keys(files))
      expect(output, path).toMatch(new RegExp(`${path.replace('.', '\\.')}\\(.*error TS(6307|2584|6059)`))
  })

  test('a route without an access rule does not compile', { timeout: 60_000 }, () => {
    const code =
      "import { z } from 'zod'\nimport { route } from '#shared/api/route.ts'\n\nexport const planted = route('POST /planted', { reply: z.object({}) })\n"
    const { output } = planted({ 'shared/planted-route.ts': code }, () => run('tsc', ['-b', 'shared']))
    expect(output).toMatch(/planted-route\.ts.*access/s)
  })

  test('dead code: a file and an export that nobody uses', { timeout: 60_000 }, () => {
    const { status, output } = planted({ 'shared/planted.ts': 'export const planted = 1\n' }, () =>
      run('knip', ['--no-progress']),
    )
    expect(output).toContain('shared/planted.ts')
    expect(status).not.toBe(0)
  })
})
