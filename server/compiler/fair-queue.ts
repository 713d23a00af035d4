/** How long ago time was spent that counts half. */
const HALF_LIFE_MS = 30_000
/** What one account may have waiting; more is refused, since it would only be held in memory. */
const WAITING_MAX = 40

interface Job<Lane> {
  account: string
  start(lane: Lane): Promise<void>
  /** A place in the order of asking. */
  turn: number
  askedAt: number
}

interface Spent {
  ms: number
  at: number
}

/** Thrown to an account that has too much waiting already. */
export class TooMuchWaiting extends Error {}

export interface QueueOptions<Lane> {
  /** The first does the work; the others only while it is at one job for long. */
  lanes: Lane[]
  /** How long a job waits before it is given to one of the others. */
  spareAfterMs?: number
  now?: () => number
}

/**
 * Jobs of accounts in turn: next is the account that has had the least time lately, and none has two at once. One that
 * asks for much waits for itself.
 */
export class FairQueue<Lane> {
  readonly #lanes: Lane[]
  readonly #spareAfterMs: number
  readonly #now: () => number
  readonly #busy = new Set<Lane>()
  readonly #served = new Set<string>()
  readonly #spent = new Map<string, Spent>()
  #waiting: Job<Lane>[] = []
  #turns = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor({ lanes, spareAfterMs = 1_000, now = Date.now }: QueueOptions<Lane>) {
    this.#lanes = lanes
    this.#spareAfterMs = spareAfterMs
    this.#now = now
  }

  get length(): { waiting: number; working: number } {
    return { waiting: this.#waiting.length, working: this.#busy.size }
  }

  run<T>(account: string, work: (lane: Lane) => Promise<T>): Promise<T> {
    if (this.#waiting.filter(job => job.account === account).length >= WAITING_MAX)
      return Promise.reject(new TooMuchWaiting())
    return new Promise<T>((resolve, reject) => {
      const start = (lane: Lane) => work(lane).then(resolve, reject)
      this.#waiting.push({ account, start, turn: this.#turns++, askedAt: this.#now() })
      this.#serve()
    })
  }

  #serve(): void {
    for (let job = this.#next(); job; job = this.#next()) {
      const lane = this.#laneFor(job)
      if (lane === null) return
      this.#waiting = this.#waiting.filter(each => each !== job)
      void this.#work(job, lane)
    }
  }

  async #work(job: Job<Lane>, lane: Lane): Promise<void> {
    const { account } = job
    const startedAt = this.#now()
    this.#busy.add(lane)
    this.#served.add(account)
    await job.start(lane)
    this.#busy.delete(lane)
    this.#served.delete(account)
    const now = this.#now()
    this.#spent.set(account, { ms: this.#timeOf(account) + (now - startedAt), at: now })
    this.#serve()
  }

  #next(): Job<Lane> | null {
    const [first = null] = this.#waiting
      .filter(({ account }) => !this.#served.has(account))
      .sort((a, b) => this.#timeOf(a.account) - this.#timeOf(b.account) || a.turn - b.turn)
    return first
  }

  #laneFor({ askedAt }: Job<Lane>): Lane | null {
    const free = this.#lanes.find(lane => !this.#busy.has(lane))
    if (free === undefined) return null
    if (free === this.#lanes[0]) return free
    const waitsForMs = askedAt + this.#spareAfterMs - this.#now()
    if (waitsForMs <= 0) return free
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#serve()
    }, waitsForMs)
    return null
  }

  /** What an account has had lately, in milliseconds; forgotten as it fades. */
  #timeOf(account: string): number {
    const spent = this.#spent.get(account)
    if (!spent) return 0
    const ms = spent.ms * 0.5 ** ((this.#now() - spent.at) / HALF_LIFE_MS)
    if (ms >= 1) return ms
    this.#spent.delete(account)
    return 0
  }
}
