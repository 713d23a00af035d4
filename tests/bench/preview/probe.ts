import type { Frame } from 'playwright-core'

/** Milliseconds since 1970 with fractions, the same in this process and in a page. */
export const now = (): number => performance.timeOrigin + performance.now()

/** Put into every frame: when a text has been painted, by the frame's own clock. The same for both sides. */
export const PROBE = `window.__painted = mark => new Promise(resolve => {
  const isThere = () => document.body && document.body.textContent.includes(mark)
  const painted = () => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
    channel.port2.postMessage(0)
  })
  if (isThere()) return painted()
  const observer = new MutationObserver(() => {
    if (!isThere()) return
    observer.disconnect()
    painted()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
})`

/** From `change` to the moment the mark is painted in this frame. */
export async function untilPainted(frame: Frame, mark: string, change: () => unknown): Promise<number> {
  const seen = frame.evaluate(text => (window as unknown as Probed).__painted(text), mark)
  // The probe has to be there first.
  await frame.evaluate(() => 0)
  const started = now()
  await change()
  return (await seen) - started
}

interface Probed {
  __painted(mark: string): Promise<number>
}

export const median = (values: readonly number[]): number => share(values, 0.5)

/** The value that this share of all stays below. */
export function share(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(of * sorted.length) - 1)] ?? Number.NaN
}
