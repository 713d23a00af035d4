const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

/** Of all scripts, and of those that only one transport loads. */
export function chunkSizes(scripts: ReadonlyMap<string, number>) {
  const named = (word: string) =>
    [...scripts].reduce((sum, [address, size]) => (address.includes(word) ? sum + size : sum), 0)
  return {
    'all scripts': kB([...scripts.values()].reduce((sum, size) => sum + size, 0)),
    files: scripts.size,
    'chunk of own sockets': kB(named('/connect-room-')),
    'chunk of Liveblocks': kB(named('/liveblocks-room-')),
  }
}
