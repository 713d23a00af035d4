import { expect, test } from 'vitest'
import { HealthyClock, type Machine } from '#client/frames/healthy-clock.ts'
import { shareOf } from '#client/frames/processor-share.ts'

/** A machine whose time passes when it is told to; `late` is by how much its timers come late. */
class FakeMachine implements Machine {
  time = 0
  late = 0
  portion = 1
  hidden = false
  readonly #due: { at: number; done(): void }[] = []

  now = () => this.time
  isHidden = () => this.hidden
  share = async () => this.portion
  rest = (milliseconds: number) =>
    new Promise<void>(done => this.#due.push({ at: this.time + milliseconds + this.late, done }))

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      const next = this.#due.sort((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      this.#due.shift()
      this.time = next.at
      next.done()
    }
    this.time = end
  }
}

test.each([1, 0.5, 0.2])('with %s of a processor it goes so much slower', async portion => {
  const machine = Object.assign(new FakeMachine(), { portion })
  const clock = new HealthyClock(machine)
  const stop = clock.watch()
  await machine.pass(10_000)
  stop()
  expect(clock.now() / 10_000).toBeCloseTo(portion, 1)
  const before = clock.now()
  await machine.pass(10_000)
  expect(clock.now() - before, 'nobody waits').toBeLessThan(1_000)
})

test('it stands while the page is hidden, and nearly does where timers come late', async () => {
  const machine = new FakeMachine()
  const clock = new HealthyClock(machine)
  clock.watch()
  machine.hidden = true
  await machine.pass(60_000)
  expect(clock.now()).toBe(0)
  machine.hidden = false
  machine.late = 60_000
  await machine.pass(180_000)
  expect(clock.now()).toBeLessThan(5_000)
})

test('what is waited for comes once, and not after it was called off', async () => {
  const machine = Object.assign(new FakeMachine(), { portion: 0.5 })
  const clock = new HealthyClock(machine)
  const came: string[] = []
  clock.after(4_000, () => came.push('a'))
  const off = clock.after(4_000, () => came.push('b'))
  await machine.pass(4_000)
  expect(came).toEqual([])
  off()
  await machine.pass(20_000)
  expect(came).toEqual(['a'])
})

test('a share is what was got beside what the pieces took without a break', () => {
  expect(shareOf(Array(40).fill(1), 40)).toBe(1)
  expect(shareOf([...Array(30).fill(1), ...Array(10).fill(17)], 200)).toBeCloseTo(0.2)
  expect(shareOf([0, 0, 0], 0)).toBe(1)
})
