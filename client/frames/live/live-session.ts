import type { PatternConfig } from '#shared/design.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import type { LiveProblem, LiveUpdate } from '#shared/live.ts'
import type { CompileReply } from './compile-worker.ts'
import { compileLive, forgetDesign } from './live-compiler.ts'

/** What shall be shown. */
export interface LiveWanted {
  files: ReadonlyMap<string, string>
  config: PatternConfig
  /** Files are still being written. */
  isPartial: boolean
}

export interface LiveState {
  /** The last thing asked for is on the screen, or cannot be. */
  isSettled: boolean
  /** Something of the design has been painted in this frame. */
  hasPicture: boolean
  problem: (LiveProblem & { kind: 'compile' | 'thrown' }) | null
  /** How many updates have been painted. */
  painted: number
  /** Packages of what was sent last that nothing serves; the same list as long as it says the same. */
  unsupported: readonly string[]
}

type Compile = typeof compileLive

const NOTHING: LiveState = {
  isSettled: false,
  hasPicture: false,
  problem: null,
  painted: 0,
  unsupported: [],
}
/** The watchdog deals with a frame that does not answer; the next update goes out anyway. */
const ANSWER_MS = 2_000

let sessions = 0

/** Keeps one live frame at what is wanted: one update at a time, each with all that changed meanwhile. */
export class LiveSession {
  readonly #name: string
  readonly #post: (update: LiveUpdate) => void
  readonly #compile: Compile
  readonly #listeners = new Set<() => void>()
  #state = NOTHING
  #wanted: LiveWanted | null = null
  #sent: LiveWanted | null = null
  /** What the worker has been told of. */
  #told = new Map<string, string>()
  #isReady = false
  #isFresh = true
  #isBusy = false
  #revision = 0
  #answered: ((outcome: 'painted' | 'blank' | 'thrown' | 'silent') => void) | null = null
  #isGone = false

  constructor(post: (update: LiveUpdate) => void, compile: Compile = compileLive) {
    sessions += 1
    this.#name = `live-${sessions}`
    this.#post = post
    this.#compile = compile
  }

  state = (): LiveState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(wanted: LiveWanted): void {
    if (this.#wanted && isSame(this.#wanted, wanted)) return
    this.#wanted = wanted
    this.#set({ isSettled: false })
    void this.#work()
  }

  /** What the frame says of itself; all else is for others. */
  hear(message: FrameMessage): void {
    switch (message.type) {
      case 'LIVE_READY':
        return this.ready()
      case 'LIVE_PAINTED':
        return this.painted(message.revision, message.outcome)
      case 'IFRAME_ERROR':
        return this.threw({ message: message.message, file: message.file, line: message.line })
    }
  }

  /** The frame has loaded, for the first time or again. */
  ready(): void {
    this.#isReady = true
    this.#isFresh = true
    this.#set({ ...NOTHING, painted: this.#state.painted })
    this.#sent = null
    void this.#work()
  }

  /** The frame is gone, and what it had with it. */
  lost(): void {
    this.#isReady = false
    this.#answered?.('silent')
    this.#set({ ...NOTHING, painted: this.#state.painted })
  }

  painted(revision: number, outcome: 'painted' | 'blank' | 'thrown'): void {
    if (revision !== this.#revision) return
    if (this.#answered) return this.#answered(outcome)
    // A page that was blank has something to show after all.
    if (outcome === 'painted') this.#set({ hasPicture: true })
  }

  threw(problem: LiveProblem): void {
    this.#set({ problem: { ...problem, kind: 'thrown' } })
  }

  dispose(): void {
    this.#isGone = true
    this.#answered?.('silent')
    this.#listeners.clear()
    forgetDesign(this.#name)
  }

  /** Sends until what was sent last is what is wanted. */
  async #work(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    while (this.#isReady && !this.#isGone && this.#wanted && this.#sent !== this.#wanted) {
      this.#sent = this.#wanted
      await this.#send(this.#sent)
    }
    this.#isBusy = false
    if (this.#isReady && this.#sent === this.#wanted) this.#set({ isSettled: true })
  }

  async #send(wanted: LiveWanted): Promise<void> {
    const changes = changesBetween(this.#told, wanted.files)
    this.#told = new Map(wanted.files)
    this.#revision += 1
    const revision = this.#revision
    const isFresh = this.#isFresh
    const { config, isPartial } = wanted
    const reply = await this.#compile({ design: this.#name, changes, config, isPartial, isFresh, revision })
    if (this.#isGone || !this.#isReady) return
    if (reply.type !== 'update') return this.#refused(reply)
    this.#isFresh = false
    const isSameList = reply.unsupported.join() === this.#state.unsupported.join()
    this.#set({ problem: null, ...(!isSameList && { unsupported: reply.unsupported }) })
    const answer = this.#answerOf()
    this.#post(reply.update)
    const outcome = await answer
    if (outcome === 'painted' || outcome === 'blank') {
      this.#set({
        hasPicture: this.#state.hasPicture || outcome === 'painted',
        painted: this.#state.painted + 1,
      })
    }
  }

  #refused(reply: Exclude<CompileReply, { type: 'update' }>): void {
    if (reply.type === 'problem') this.#set({ problem: { ...reply.problem, kind: 'compile' } })
    // The worker starts anew and knows nothing of what it was told.
    if (reply.type !== 'failed') return
    this.#told = new Map()
    this.#isFresh = true
  }

  #answerOf(): Promise<'painted' | 'blank' | 'thrown' | 'silent'> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#answered?.('silent'), ANSWER_MS)
      this.#answered = outcome => {
        clearTimeout(timer)
        this.#answered = null
        resolve(outcome)
      }
    })
  }

  #set(change: Partial<LiveState>): void {
    const next = { ...this.#state, ...change }
    const keys = Object.keys(next) as (keyof LiveState)[]
    if (keys.every(key => next[key] === this.#state[key])) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}

function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, string | null> {
  const changes = new Map<string, string | null>()
  for (const [path, text] of after) if (before.get(path) !== text) changes.set(path, text)
  for (const path of before.keys()) if (!after.has(path)) changes.set(path, null)
  return changes
}

const isSame = (a: LiveWanted, b: LiveWanted): boolean =>
  a.isPartial === b.isPartial &&
  a.config === b.config &&
  a.files.size === b.files.size &&
  [...b.files].every(([path, text]) => a.files.get(path) === text)
