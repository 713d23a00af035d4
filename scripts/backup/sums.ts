import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, openSync } from 'node:fs'

export async function sumOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path)) {
    bytes += (piece as Buffer).length
    hash.update(piece as Buffer)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Until it is on the disk, and not only on its way there. */
export function settle(path: string): void {
  // Windows neither opens folders nor needs to.
  if (process.platform === 'win32') return
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
