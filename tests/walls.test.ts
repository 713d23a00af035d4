import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
/** What the compiler keeps of what it has checked. */
const CACHE = 'node_modules/.cache/tsc'
/** For one start of a tool that reads everything, on a machine that others use too. */
const MOST_MS = 300_000
let copy: string

/** The forbidden imports are planted in a copy, so that nobody else's check sees them. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'maquette-walls-'))
  for (const path of COPIED) {
    cpSync(inRoot(path), join(copy, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: from => !from.includes('node_modules'),
    })
  }
  // A folder of its own, so that the compiler's cache in it is the copy's; what is known already need not be found again.
  mkdirSync(join(copy, 'node_modules'))
  if (existsSync(inRoot(CACHE)))
    cpSync(inRoot(CACHE), join(copy, CACHE), { recursive: true, preserveTimestamps: true })
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '.cache') symlinkSync(inRoot('node_modules', name), join(copy, 'node_modules', name))
  }
  // Packages keep the places that it knows them by: behind their links they are others, and everything is checked again.
  const config = join(copy, 'tsconfig.json')
  const { compilerOptions, ...rest } = JSON.parse(readFileSync(config, 'utf8'))
  writeFileSync(
    config,
    JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, preserveSymlinks: true } }),
  )
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

/** What each wall stops: its name, the file planted, the file's text, the rule that says so. */
const FAULTS: [string, string, string, string][] = [
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
    'product code imports tests',
    'server/planted-2.ts',
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
    'client/lib/planted-2.ts',
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
    'client/features/chat/planted-2.ts',
    "import { x } from '../share/share-dialog.tsx'\n\nexport const planted = x\n",
    'noRestrictedImports',
  ],
  [
    'a provider outside client/room',
    'client/lib/planted-2.ts',
    "import { WebsocketProvider } from 'y-websocket'\n\nexport const planted = WebsocketProvider\n",
    'noRestrictedImports',
  ],
  [
    'a part that does not bear having no network',
    'client/features/chat/planted-3.ts',
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
    'shared/planted-2.ts',
    'const planted = 1\n\nexport default planted\n',
    'noDefaultExport',
  ],
  [
    'a file past 300 lines',
    'shared/planted-3.ts',
    Array.from({ length: 320 }, (_, line) => `export const planted${line} = ${line}\n`).join(''),
    'noExcessiveLinesPerFile',
  ],
  [
    'an import cycle',
    'shared/planted-a.ts',
    "import { b } from '#shared/planted-b.ts'\n\nexport const a = () => b\n",
    'noImportCycles',
  ],
  [
    'the other half of the cycle',
    'shared/planted-b.ts',
    "import { a } from '#shared/planted-a.ts'\n\nexport const b = () => a\n",
    'noImportCycles',
  ],
]

describe('design §4: walls, held by tools rather than by memory', () => {
  // All at once: the tool reads the whole project each time it starts, and names each file.
  let said: string[]
  beforeAll(() => {
    const files = Object.fromEntries(FAULTS.map(([, path, code]) => [path, code]))
    const { status, output } = planted(files, () =>
      run('biome', ['lint', '--reporter=github', '--max-diagnostics=none', ...Object.keys(files)]),
    )
    expect(status).not.toBe(0)
    said = output.split('\n').filter(line => line.startsWith('::error'))
  }, MOST_MS)

  test.each(FAULTS)('%s', (_, path, __, rule) => {
    const here = said.filter(line => line.includes(`/${path},line=`))
    expect(here.join('\n')).toContain(`/${rule},`)
  })

  describe('held by the compiler', () => {
    const CROSSING = {
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
    const WITHOUT_ACCESS =
      "import { z } from 'zod'\nimport { route } from '#shared/api/route.ts'\n\nexport const planted = route('POST /planted', { reply: z.object({}) })\n"
    let said: string
    beforeAll(() => {
      const files = { ...CROSSING, 'shared/planted-route.ts': WITHOUT_ACCESS }
      said = planted(files, () => run('tsc', ['-b', 'shared', 'room-schema', 'client', 'server'])).output
    }, MOST_MS)

    test('client and server never import each other, types included, and the leaves import neither', () => {
      for (const path of Object.keys(CROSSING))
        expect(said, path).toMatch(new RegExp(`${path.replace('.', '\\.')}\\(.*error TS(6307|2584|6059)`))
    })

    test('a route without an access rule does not compile', () => {
      expect(said).toMatch(/planted-route\.ts.*access/s)
    })
  })

  test('dead code: a file and an export that nobody uses', { timeout: MOST_MS }, () => {
    const { status, output } = planted({ 'shared/planted.ts': 'export const planted = 1\n' }, () =>
      run('knip', ['--no-progress']),
    )
    expect(output).toContain('shared/planted.ts')
    expect(status).not.toBe(0)
  })
})
