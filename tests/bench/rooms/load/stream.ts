import { codeOf } from '#tests/bench/rooms/load/content.ts'
import { wait } from '#tests/bench/rooms/load/pace.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

const TICKS = '```'
const CHUNK_CHARACTERS = 40
const CHUNKS_A_FILE = 40
const STARTS_IN_S = 30

/** A model that writes one file after the other until it is told to end. */
export class Stream {
  #speaking = 0
  #isOver = false

  constructor(provider: ScriptedProvider, chunksPerSecond: number) {
    provider.script = async say => {
      // What is asked after the end is answered in words.
      if (this.#isOver) return say.text('It is done.')
      this.#speaking += 1
      for (let chunk = 0; !this.#isOver; chunk++) {
        if (chunk % CHUNKS_A_FILE === 0) say.text(`${TICKS}tsx part-${chunk / CHUNKS_A_FILE}.tsx\n`)
        say.text(`// ${codeOf(CHUNK_CHARACTERS, chunk)}\n`)
        if (chunk % CHUNKS_A_FILE === CHUNKS_A_FILE - 1) say.text(`export default null\n${TICKS}\n`)
        await wait(1_000 / chunksPerSecond)
      }
    }
  }

  /** Waits until so many answers are under way. */
  allSpeak(count: number): Promise<unknown> {
    return until(() => this.#speaking >= count, 'the model speaks', STARTS_IN_S)
  }

  end(): void {
    this.#isOver = true
  }
}
