import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { inRoot } from '#scripts/root.ts'
import { CONFIG } from '#scripts/worker-options.ts'

const ENTRY = `import * as built from './index.js'
import { metered } from './metered-worker.js'
const { worker, classes } = metered(built)
export default worker
export const { EditorRoomObject, CanvasRoomObject, OutboxObject } = classes
`

/** The built Worker with what counts around it, in a folder of its own; the path of its configuration. */
export async function meteredBuild(): Promise<string> {
  const from = dirname(CONFIG)
  const folder = mkdtempSync(join(tmpdir(), 'maquette-metered-'))
  cpSync(from, folder, { recursive: true })
  await build({
    entryPoints: [inRoot('tests', 'bench', 'edge', 'metered-worker.ts')],
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2023',
  })
  writeFileSync(join(folder, 'entry.js'), ENTRY)
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
    assets: { directory: string }
    d1_databases: { migrations_dir: string }[]
  }
  config.assets.directory = resolve(from, config.assets.directory)
  for (const database of config.d1_databases) database.migrations_dir = inRoot('migrations')
  const path = join(folder, 'wrangler.json')
  writeFileSync(path, JSON.stringify({ ...config, main: 'entry.js' }))
  return path
}
