import { measureShare } from '#client/frames/measure-share.ts'

/** What a clock reads and waits by. */
export interface Machine {
  now(): number
  rest(milliseconds: number): Promise<void>
  /** Which share of a processor is to be had. */
  share(): Promise<number>
  isHidden(): boolean
}

const PERIOD_MS = 500
/** A page whose own timers come late, or that slept, was not there to see anything. */
const SEEN_MOST_MS = 1_000
/** So soon nothing is measured: nearly everything that is waited for has come by then. */
const GRACE_MS = 2_000

/**
 * Time in which something could have been done: a second on an idle machine, a fifth of one where five share its
 * processor, none while it sleeps. It passes only while somebody waits, since measuring takes some of it.
 */
export class HealthyClock {
  readonly #machine: Machine
  #time = 0
  #watchers = 0
  #isRunning = false
  readonly #waits = new Set<{ due: number; done(): void }>()

  constructor(machine: Machine) {
    this.#machine = machine
  }

  now = (): number => this.#time

  /** Lets the time pass, until what it returns is called. */
  watch(): () => void {
    this.#watchers += 1
    void this.#run()
    let isWatching = true
    return () => {
      if (isWatching) this.#watchers -= 1
      isWatching = false
    }
  }

  /** Calls when so much of it has passed; what it returns calls that off. */
  after(milliseconds: number, done: () => void): () => void {
    let isOff = false
    let stop: () => void = () => undefined
    void this.#machine.rest(Math.min(GRACE_MS, milliseconds)).then(() => {
      if (isOff) return
      const unwatch = this.watch()
      const wait = {
        due: this.#time + milliseconds - GRACE_MS,
        done: () => {
          stop()
          done()
        },
      }
      this.#waits.add(wait)
      stop = () => {
        this.#waits.delete(wait)
        unwatch()
      }
    })
    return () => {
      isOff = true
      stop()
    }
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#watchers > 0) {
      const at = this.#machine.now()
      const share = await this.#machine.share()
      await this.#machine.rest(PERIOD_MS)
      const seen = Math.min(SEEN_MOST_MS, this.#machine.now() - at)
      if (!this.#machine.isHidden()) this.#time += seen * share
      for (const wait of [...this.#waits]) if (wait.due <= this.#time) wait.done()
    }
    this.#isRunning = false
  }
}

export const healthyClock = new HealthyClock({
  now: () => performance.now(),
  rest: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
  share: measureShare,
  isHidden: () => document.hidden,
})
