import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '#scripts/root.ts'
import { WORKERD } from '#scripts/workerd-process.ts'

export interface PrivateSockets {
  /** The runtime's own entry. */
  entry: string
  /** Our Worker, where a front listens in its place. */
  worker: string
  /** What the launcher of workerd is told by. */
  env: Record<string, string>
  remove(): void
}

/** Systems cut the path of a socket at about a hundred bytes. */
const MAX_FOLDER_BYTES = 80

/**
 * A folder of this user alone where the runtime listens instead of on a port of the machine; null on Windows, where
 * it stays on a loopback port.
 */
export function privateSockets(): PrivateSockets | null {
  if (process.platform === 'win32') return null
  const parent = Buffer.byteLength(tmpdir()) > MAX_FOLDER_BYTES ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(parent, 'maquette-'))
  process.env.MAQUETTE_WORKERD ??= process.env.MINIFLARE_WORKERD_PATH ?? WORKERD
  process.env.MINIFLARE_WORKERD_PATH = inRoot('scripts', 'workerd-launcher.sh')
  return {
    entry: join(folder, 'entry'),
    worker: join(folder, 'worker'),
    env: { MAQUETTE_SOCKETS: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
