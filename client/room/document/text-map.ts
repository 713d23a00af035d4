import * as Y from 'yjs'

export interface TextMap {
  /** The same map as long as nothing has changed. */
  read(): ReadonlyMap<string, string>
  subscribe(listener: () => void): () => void
}

type Events = Y.YEvent<Y.AbstractType<unknown>>[]

/** The texts of a map of files; a keystroke reads its own file again and no other. `isOpen` leaves some of them out. */
export function textMap(map: Y.Map<unknown>, isOpen: (path: string) => boolean = () => false): TextMap {
  let current: ReadonlyMap<string, string> = new Map()
  /** Changed since they were read, or left out when they were. */
  let stale = new Set(map.keys())
  const refresh = (): boolean => {
    if (stale.size === 0) return false
    const next = new Map(current)
    const left = new Set<string>()
    for (const path of stale) {
      const text = map.get(path)
      if (!(text instanceof Y.Text)) next.delete(path)
      else if (isOpen(path)) left.add(path)
      else next.set(path, text.toString())
    }
    stale = left
    if (isSame(current, next)) return false
    current = next
    return true
  }
  return {
    read() {
      refresh()
      return current
    },
    subscribe(listener) {
      const changed = (events: Events) => {
        for (const event of events) for (const path of pathsOf(event, map)) stale.add(path)
        if (refresh()) listener()
      }
      stale = new Set([...map.keys(), ...current.keys()])
      map.observeDeep(changed)
      return () => map.unobserveDeep(changed)
    },
  }
}

const pathsOf = (event: Events[number], map: Y.Map<unknown>): string[] =>
  event.target === (map as unknown) ? [...event.changes.keys.keys()] : [String(event.path[0])]

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([path, text]) => b.get(path) === text)
