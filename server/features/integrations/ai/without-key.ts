/** What stands where a key would be repeated. */
const HIDDEN = '…'

/** Takes a key out of a text that comes in pieces, wherever it is cut: its possible beginning waits for what follows. */
export function withoutKey(key: string): { read(text: string): string; rest(): string } {
  let waiting = ''
  return {
    read(text) {
      const all = (waiting + text).replaceAll(key, HIDDEN)
      const kept = beginningOf(key, all)
      waiting = all.slice(all.length - kept)
      return all.slice(0, all.length - kept)
    },
    rest() {
      const left = waiting
      waiting = ''
      return left
    },
  }
}

/** How much of the end of a text could be the beginning of the key. */
function beginningOf(key: string, text: string): number {
  for (let length = Math.min(key.length - 1, text.length); length > 0; length--)
    if (key.startsWith(text.slice(text.length - length))) return length
  return 0
}
