import * as Y from 'yjs'

export type FileChange = 'new' | 'changed' | 'deleted'
type Changes = ReadonlyMap<string, FileChange>
type FilesEvent = Y.YEvent<Y.AbstractType<unknown>>

/** How each file of the working copy differs from what is saved; a keystroke compares its own file only. */
export function changedFiles(files: Y.Map<unknown>, saved: ReadonlyMap<string, string>) {
  let current: Changes = new Map()
  const look = (paths: Iterable<string>): boolean => {
    const next = new Map(current)
    for (const path of paths) {
      const change = compare(files.get(path), saved.get(path))
      if (change) next.set(path, change)
      else next.delete(path)
    }
    if (isSame(current, next)) return false
    current = next
    return true
  }
  const lookAtAll = () => look(new Set([...files.keys(), ...saved.keys()]))
  lookAtAll()
  return {
    value: () => current,
    subscribe(listener: () => void) {
      const changed = (events: FilesEvent[]) => {
        if (look(events.flatMap(event => pathsOf(event, files)))) listener()
      }
      files.observeDeep(changed)
      if (lookAtAll()) listener()
      return () => files.unobserveDeep(changed)
    },
  }
}

function compare(text: unknown, before: string | undefined): FileChange | null {
  if (!(text instanceof Y.Text)) return before === undefined ? null : 'deleted'
  if (before === undefined) return 'new'
  return text.length === before.length && text.toString() === before ? null : 'changed'
}

const pathsOf = (event: FilesEvent, files: Y.Map<unknown>): string[] =>
  event.target === (files as unknown) ? [...event.changes.keys.keys()] : [String(event.path[0])]

const isSame = (a: Changes, b: Changes): boolean =>
  a.size === b.size && [...a].every(([path, change]) => b.get(path) === change)
