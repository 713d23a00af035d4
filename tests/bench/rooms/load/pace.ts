/** Calls `act` `perSecond` times a second, evenly, and catches up after a stall. */
export function pace(perSecond: number, seconds: number, act: (index: number) => void): Promise<void> {
  const count = Math.round(perSecond * seconds)
  const started = performance.now()
  let done = 0
  return new Promise(resolve => {
    const tick = () => {
      const due = Math.min(count, Math.floor(((performance.now() - started) * perSecond) / 1_000) + 1)
      while (done < due) act(done++)
      if (done < count) setTimeout(tick, 1)
      else resolve()
    }
    tick()
  })
}

export const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
