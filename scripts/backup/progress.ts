const EVERY_MS = 2_000

/** Says how far something is: on one line of a terminal, else every other second. */
export function progress(): (what: string, done: number, all: number) => void {
  let saidAt = 0
  let said = ''
  return (what, done, all) => {
    const isEnd = done === all
    const now = Date.now()
    if (!isEnd && what === said && now - saidAt < (process.stdout.isTTY ? 100 : EVERY_MS)) return
    ;[saidAt, said] = [now, what]
    const line = `  ${what}: ${done} of ${all}`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${isEnd ? '\n' : ''}`)
    else console.log(line)
  }
}
