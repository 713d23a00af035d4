import * as Y from 'yjs'
import { textChange } from '#client/lib/text-change.ts'
import { changeText } from '#client/room/working-copy/file-edits.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Two texts are one file under two names when this much of the longer one is the same. */
const ALIKE = 0.5

/**
 * Yjs throws away what is typed in a file that somebody renames or deletes at the same moment. Here it follows the
 * file to its new name, and is told as lost when the file is gone. `unsaved` are the files that hold such edits.
 */
export function followRenames(
  doc: Y.Doc,
  unsaved: () => readonly string[],
  lost: (file: SourceFile) => void,
): void {
  const files = filesOf(doc)
  let typed = new Map<string, string>()
  let known = new Set<string>()
  doc.on('beforeTransaction', ({ local }: Y.Transaction) => {
    typed = local ? new Map() : textsAt(files, unsaved())
    known = typed.size > 0 ? new Set(files.keys()) : new Set()
  })
  doc.on('afterTransaction', ({ local }: Y.Transaction) => {
    if (local || typed.size === 0) return
    const gone = [...typed].filter(([path]) => !(files.get(path) instanceof Y.Text))
    const fresh = gone.length === 0 ? [] : [...files.keys()].filter(path => !known.has(path))
    typed = new Map()
    for (const [name, code] of gone) {
      const renamed = mostAlike(name, code, textsAt(files, fresh))
      const text = renamed === null ? null : files.get(renamed)
      if (text instanceof Y.Text) doc.transact(() => changeText(text, code))
      else lost({ name, code })
    }
  })
}

/** A whole folder may have moved: then the file of the same name is meant before another that is more alike. */
function mostAlike(name: string, code: string, texts: ReadonlyMap<string, string>): string | null {
  const [best] = [...texts]
    .map(([path, text]) => ({ path, alike: alikeness(code, text), isNamesake: isNamesake(path, name) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => Number(b.isNamesake) - Number(a.isNamesake) || b.alike - a.alike)
  return best?.path ?? null
}

const isNamesake = (a: string, b: string): boolean => a.split('/').at(-1) === b.split('/').at(-1)

function alikeness(a: string, b: string): number {
  const change = textChange(a, b)
  if (!change) return 1
  const longest = Math.max(a.length, b.length)
  return 1 - Math.max(change.to - change.from, change.insert.length) / longest
}

const textsAt = (files: Y.Map<unknown>, paths: readonly string[]): Map<string, string> =>
  new Map(
    paths.flatMap(path => {
      const text = files.get(path)
      return text instanceof Y.Text ? [[path, text.toString()] as const] : []
    }),
  )
