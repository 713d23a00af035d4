import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '#scripts/root.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'

const PLACE = inRoot('dist', 'client', 'vendor')

/** Puts the built packages beside the app's static files, from where they are served without the Worker. */
export function placeVendor(): void {
  const pointer = readFileSync(join(VENDOR_OUT, 'current.json'), 'utf8')
  const { hash } = JSON.parse(pointer) as { hash: string }
  const placed = join(PLACE, 'current.json')
  if (existsSync(placed) && readFileSync(placed, 'utf8') === pointer) return
  rmSync(PLACE, { recursive: true, force: true })
  for (const file of [...filesUnder(join(VENDOR_OUT, hash)).map(name => join(hash, name)), 'current.json']) {
    place(join(VENDOR_OUT, file), join(PLACE, file))
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** A hard link where the file system has them: thousands of files cost nothing then. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
