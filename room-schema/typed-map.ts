import * as Y from 'yjs'

/** What a Y.Map value may be here: JSON, or a shared type. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Sets only what differs, so that showing the same facts again makes no update. */
export function assign(map: Y.Map<unknown>, values: Record<string, Json>): void {
  for (const [key, value] of Object.entries(values)) {
    if (JSON.stringify(map.get(key)) !== JSON.stringify(value)) map.set(key, value)
  }
}

/** The Y.Text under `key`, made when it is missing or something else. */
export function textAt(map: Y.Map<unknown>, key: string): Y.Text {
  const found = map.get(key)
  if (found instanceof Y.Text) return found
  const text = new Y.Text()
  map.set(key, text)
  return text
}

/** A map of path → Y.Text as plain strings, in path order; anything else in it is left out. */
export function readTexts(map: Y.Map<unknown>): Map<string, string> {
  const texts = new Map<string, string>()
  for (const key of [...map.keys()].sort()) {
    const value = map.get(key)
    if (value instanceof Y.Text) texts.set(key, value.toString())
  }
  return texts
}
