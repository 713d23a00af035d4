import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '#scripts/root.ts'

/** A hash over the content of files and folders: equal means nothing that is built has changed. */
export function sourceHash(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!statSync(inRoot(path)).isDirectory()) return [path]
  return readdirSync(inRoot(path), { withFileTypes: true }).flatMap(entry =>
    entry.name === 'node_modules' ? [] : filesUnder(join(path, entry.name)),
  )
}
