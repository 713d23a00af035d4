import { FENCE, pathOfInfo } from '#shared/edits/reply/lines.ts'

const OVERLAP_MAX_CHARACTERS = 400
const OVERLAP_MIN_CHARACTERS = 6
/** Enough of the second part to see where it goes on. */
const HEAD_CHARACTERS = 500

/**
 * The second part of a reply that was cut off, without what it repeats: models open the fence again, or begin with
 * the line they were cut off in.
 */
export function continuationOf(before: string, head: string, openPath: string | null): string {
  const joined = afterOverlap(before, head)
  if (joined !== null || openPath === null) return joined ?? head
  const unfenced = withoutFence(head, openPath)
  return afterOverlap(before, unfenced) ?? unfenced
}

/** Null when the second part does not begin with the end of the first. */
function afterOverlap(before: string, head: string): string | null {
  const tail = before.slice(-OVERLAP_MAX_CHARACTERS)
  for (let size = Math.min(tail.length, head.length); size >= OVERLAP_MIN_CHARACTERS; size--) {
    const repeated = head.slice(0, size)
    if (repeated.trim() !== '' && tail.endsWith(repeated)) return head.slice(size)
  }
  return null
}

/** Streams a continuation: holds its head back until it can be joined, then lets everything through. */
export class Continuation {
  readonly #before: string
  readonly #openPath: string | null
  #head: string | null = ''

  constructor(before: string, openPath: string | null) {
    this.#before = before
    this.#openPath = openPath
  }

  push(piece: string): string {
    if (this.#head === null) return piece
    this.#head += piece
    return this.#head.length < HEAD_CHARACTERS ? '' : this.end()
  }

  end(): string {
    const head = this.#head ?? ''
    this.#head = null
    return continuationOf(this.#before, head, this.#openPath)
  }
}

/** Words before the code, and the fence that opens it again; a bare fence closes it. */
function withoutFence(head: string, openPath: string): string {
  const lines = head.split('\n')
  const at = lines.findIndex(line => FENCE.test(line))
  const info = FENCE.exec(lines[at] ?? '')?.[3]?.trim() ?? ''
  const isAgain = /^[\w.-]+(?:[\s:]|$)/.test(info) && (pathOfInfo(info) ?? openPath) === openPath
  const isOpening = isAgain && at <= 2 && lines.slice(0, at).every(line => !/[{};<>=]/.test(line))
  return isOpening ? lines.slice(at + 1).join('\n') : head
}
