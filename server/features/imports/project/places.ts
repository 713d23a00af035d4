import type { App } from './app-root.ts'
import { isCode } from './contents.ts'
import type { Marks } from './export-marks.ts'

const SOURCE = 'src/'
const ASIDE = /^(?:public\/|tailwind\.config\.)/
/** A main module by one of these names is found by what shows designs. */
const FOUND = /^(?:src\/)?(?:main|index)\.[jt]sx?$/
const ENTRY_NAME = /^(?:src\/)?(?:App|app\/page|pages\/index|page|index|main)\.(?:tsx|jsx|js)$/

/** Where each file of a project is in its design: without the folder `src`, which a design does not need. */
export function placesOf(paths: readonly string[], app: App, marks: Marks): (path: string) => string {
  const isBelow = paths.every(path => path.startsWith(SOURCE) || ASIDE.test(path) || !isCode(path))
  const stripped = (path: string) => (isBelow && path.startsWith(SOURCE) ? path.slice(SOURCE.length) : path)
  const moved = new Map<string, string>()
  const taken = new Set<string>()
  // Without the folder two files could have one name; the other one stays where it was.
  for (const path of [...paths].sort((a, b) => Number(a.startsWith(SOURCE)) - Number(b.startsWith(SOURCE)))) {
    const wanted = marks.moved.get(path) ?? stripped(path)
    const place = taken.has(wanted) ? path : wanted
    taken.add(place)
    moved.set(path, place)
  }
  const { entry } = app
  const isFound = entry === null || FOUND.test(entry) || ENTRY_NAME.test(entry) || app.kind === 'parts'
  if (!isFound && entry) {
    const place = `main${entry.slice(entry.lastIndexOf('.'))}`
    if (!taken.has(place)) moved.set(entry, place)
  }
  return path => moved.get(path) ?? stripped(path)
}
