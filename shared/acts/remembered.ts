/** Reads something once; what it is read from is never changed in place, so that stays true. */
export function remembered<Key extends object, Read>(read: (key: Key) => Read): (key: Key) => Read {
  const known = new WeakMap<Key, { read: Read }>()
  return key => {
    const found = known.get(key) ?? { read: read(key) }
    known.set(key, found)
    return found.read
  }
}
