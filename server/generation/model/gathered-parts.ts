import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Part = LanguageModelV4StreamPart
type Delta = Extract<Part, { type: 'text-delta' | 'reasoning-delta' | 'tool-input-delta' }>

/** So many that reading them takes less than a turn may. */
const PARTS_MAX = 64
/** What is read of a reply is read in one go, so it is not to be long. */
const CHARACTERS_MAX = 4_000

const HELD_FREELY_MS = 1
const RESTS_PER_WORK = 4
const REST_MAX_MS = 100

const LATER = Symbol('nothing more has arrived')

/**
 * What has arrived together is one part. Each passes a dozen streams on its way into the room, so a provider that sends
 * faster than a model writes held everybody's thread by the number of its parts alone.
 */
export class GatheredParts {
  readonly #read: () => Promise<Part | null>
  /** Asked for, and not there when its turn was over. */
  #coming: Promise<Part | null> | null = null

  /** `read` answers null when the stream is over. */
  constructor(read: () => Promise<Part | null>) {
    this.#read = read
  }

  /** Waits for one part and takes what comes with it into `parts`; true once the stream is over. */
  async take(parts: Part[]): Promise<boolean> {
    let size = 0
    // Nothing is waited for but the first: the others have arrived, or come with the next turn.
    let turn: Promise<typeof LATER> | null = null
    for (let count = 0; count < PARTS_MAX && size < CHARACTERS_MAX; count++) {
      const part: Part | null | typeof LATER = await (turn
        ? Promise.race([this.#next(), turn])
        : this.#next())
      if (part === LATER) return false
      this.#coming = null
      if (part === null) return true
      size += sizeOf(part)
      add(parts, part)
      turn ??= turnOver()
    }
    await turn
    return false
  }

  #next(): Promise<Part | null> {
    if (this.#coming === null) {
      this.#coming = this.#read()
      // Whoever takes it next is told.
      this.#coming.catch(() => undefined)
    }
    return this.#coming
  }
}

function add(parts: Part[], part: Part): void {
  const last = parts.at(-1)
  if (last && isDelta(last) && isDelta(part) && goesOn(last, part))
    parts[parts.length - 1] = { ...last, delta: last.delta + part.delta }
  else parts.push(part)
}

const isDelta = (part: Part): part is Delta =>
  part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta'

/** What stands beside a piece, such as a signature, is about that piece. */
const goesOn = (last: Delta, part: Delta): boolean =>
  last.type === part.type && last.id === part.id && !last.providerMetadata && !part.providerMetadata

const sizeOf = (part: Part): number => (isDelta(part) ? part.delta.length : 0)

/**
 * Everybody else's turn, and after a long one a rest in proportion: however fast a provider sends and however many runs
 * there are, most of the thread stays with the people who type. A model's own pace is never held up by it.
 */
async function turnOver(): Promise<typeof LATER> {
  const begun = Date.now()
  await restFor(0)
  const held = Date.now() - begun
  if (held > HELD_FREELY_MS) await restFor(Math.min(RESTS_PER_WORK * held, REST_MAX_MS))
  return LATER
}

const restFor = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
