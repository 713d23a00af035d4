/**
 * Whether the server answers. A slow answer counts as one, so there is no timeout: only a connection that cannot be
 * made means no.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/api/healthz', { cache: 'no-store' })
    return answer.status < 500 || isInPart(await answer.json())
  } catch {
    return false
  }
}

/** It says itself that a part of it fails, and not the one without which it knows nobody. */
const isInPart = (body: { checks?: { database?: string } }): boolean => body.checks?.database === 'ok'

const ASK_AFTER_MS = [1_000, 2_000, 4_000]

export const untilServerThere = async (): Promise<void> => {
  if (!(await isServerThere())) await new Promise<void>(resolve => whenServerIsBack(resolve))
}

/** Calls as soon as the server answers again; what it returns calls that off. */
export function whenServerIsBack(back: () => void): () => void {
  let isOff = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const ask = async () => {
    clearTimeout(timer)
    const isThere = await isServerThere()
    if (isOff) return
    if (isThere) {
      off()
      back()
      return
    }
    timer = setTimeout(ask, ASK_AFTER_MS[Math.min(tries++, ASK_AFTER_MS.length - 1)])
  }
  const off = () => {
    isOff = true
    clearTimeout(timer)
    removeEventListener('online', ask)
  }
  addEventListener('online', ask)
  timer = setTimeout(ask, ASK_AFTER_MS[0])
  return off
}
