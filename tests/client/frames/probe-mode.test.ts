import { expect, test } from 'vitest'
import { probeMode } from '#client/frames/probe-mode.ts'

/** After how many milliseconds a question is answered, and how; never where there is no answer. */
type Plan = { after: number; is: boolean } | 'never'

/** A browser whose time passes by itself, from one event to the next. */
class FakeBrowser {
  time = 0
  readonly asked = { host: 0, port: 0 }
  readonly #due: { at: number; done(): void }[] = []
  readonly #plans: { host: Plan[]; port: Plan[] }
  /** Until when the server is away. */
  readonly #awayUntil: number

  constructor(plans: { host: Plan[]; port: Plan[] }, awayUntil = 0) {
    this.#plans = plans
    this.#awayUntil = awayUntil
  }

  async mode(): Promise<string> {
    let mode: string | null = null
    void probeMode({
      host: () => this.#answer('host'),
      port: () => this.#answer('port'),
      now: () => this.time,
      rest: milliseconds => this.#wait(milliseconds),
      isServerThere: async () => this.time >= this.#awayUntil,
      serverThere: () => this.#wait(Math.max(0, this.#awayUntil - this.time)),
    }).then(found => {
      mode = found
    })
    while (mode === null && this.time < 10 * 60_000) {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      const next = this.#due.sort((a, b) => a.at - b.at).shift()
      if (!next || mode !== null) break
      this.time = Math.max(this.time, next.at)
      next.done()
    }
    return mode ?? 'undecided'
  }

  #answer(way: 'host' | 'port'): Promise<boolean> {
    const plans = this.#plans[way]
    this.asked[way] += 1
    if (this.time < this.#awayUntil) return this.#wait(3).then(() => false)
    const plan = plans[Math.min(this.asked[way] - 1, plans.length - 1)] ?? 'never'
    if (plan === 'never') return new Promise(() => undefined)
    return this.#wait(plan.after).then(() => plan.is)
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise(done => this.#due.push({ at: this.time + milliseconds, done }))
  }
}

const NOW = { after: 5, is: true } as const
const GONE = { after: 3, is: false } as const

test('a name that is found is the way, without another question', async () => {
  const browser = new FakeBrowser({ host: [NOW], port: [NOW] })
  expect(await browser.mode()).toBe('host')
  expect(browser.time).toBeLessThan(10)
  expect(browser.asked.port).toBe(0)
})

test('a name that cannot be found is given up at once', async () => {
  const browser = new FakeBrowser({ host: [GONE], port: [NOW] })
  expect(await browser.mode()).toBe('port')
  expect(browser.time).toBeLessThan(2_000)
})

test.each([4, 10, 60])(
  'a machine so busy that the name takes %s s does not change the way',
  async seconds => {
    const slow = { after: seconds * 1_000, is: true }
    expect(await new FakeBrowser({ host: [slow], port: [{ ...slow }] }).mode()).toBe('host')
  },
)

test('a machine that is busy at first does not change it either', async () => {
  const browser = new FakeBrowser({ host: [{ after: 7_900, is: true }], port: [NOW] })
  expect(await browser.mode()).toBe('host')
})

test('a connection that broke once is asked for again', async () => {
  expect(await new FakeBrowser({ host: [GONE, NOW], port: [NOW] }).mode()).toBe('host')
})

test('a name nobody ever answers for is given up, in bounded time', async () => {
  const browser = new FakeBrowser({ host: ['never'], port: [NOW] })
  expect(await browser.mode()).toBe('port')
  expect(browser.time).toBeLessThan(12_000)
})

test('a server that is away says nothing about names', async () => {
  const browser = new FakeBrowser({ host: [GONE, GONE, GONE, NOW], port: [GONE] })
  expect(await browser.mode()).toBe('host')
})

const asked = ({ asked: { host, port } }: FakeBrowser): number => host + port

test('a server that is stopped is asked a handful of times, and the way is found when it is back', async () => {
  const browser = new FakeBrowser({ host: [NOW], port: [NOW] }, 120_000)
  expect(await browser.mode()).toBe('host')
  expect(browser.time).toBeLessThan(125_000)
  expect(asked(browser)).toBeLessThan(8)
})

test('where the server answers and neither way does, that is the answer, after a few tries that lie apart', async () => {
  const browser = new FakeBrowser({ host: [GONE], port: [GONE] })
  expect(await browser.mode()).toBe('none')
  expect(asked(browser)).toBeLessThan(16)
  expect(browser.time).toBeGreaterThan(5_000)
  expect(browser.time).toBeLessThan(20_000)
})

test('a name nobody answers for beside a port that is blocked: few questions, and an answer', async () => {
  const browser = new FakeBrowser({ host: ['never'], port: [GONE] })
  expect(await browser.mode()).toBe('none')
  expect(asked(browser)).toBeLessThan(20)
  expect(browser.time).toBeLessThan(90_000)
})

test('a port that is blocked does not hide a name that takes its time', async () => {
  const slow = { after: 20_000, is: true }
  expect(await new FakeBrowser({ host: [slow], port: [GONE] }).mode()).toBe('host')
})
