import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Everything below a data folder, unpacked where it is packed. */
export function keptFiles(dataDir: string): { path: string; text: string }[] {
  return globSync(join(dataDir, '**', '*'))
    .filter(path => statSync(path).isFile())
    .map(path => {
      const bytes = readFileSync(path)
      const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
      return { path, text: (isZipped ? gunzipSync(bytes) : bytes).toString('latin1') }
    })
}
