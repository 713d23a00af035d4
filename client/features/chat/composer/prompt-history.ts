/** Which earlier message is in the box; `draft` is what stood there before. */
export interface HistoryPlace {
  /** Counted from the newest, which is 0. */
  at: number
  draft: string
}

interface Pressed {
  key: string
  text: string
  /** What this person sent, oldest first. */
  sent: readonly string[]
  place: HistoryPlace | null
}

/** Up in an empty box brings back what was sent last, again what came before; Down goes the other way. Null: not ours. */
export function stepHistory({
  key,
  text,
  sent,
  place,
}: Pressed): { text: string; place: HistoryPlace | null } | null {
  const current = place && sentAt(sent, place.at) === text ? place : null
  if (key === 'ArrowUp' && (current || text === '')) {
    const at = current ? current.at + 1 : 0
    const earlier = sentAt(sent, at)
    return earlier === undefined ? null : { text: earlier, place: { at, draft: current?.draft ?? text } }
  }
  if (key !== 'ArrowDown' || !current) return null
  const later = sentAt(sent, current.at - 1)
  return later === undefined
    ? { text: current.draft, place: null }
    : { text: later, place: { ...current, at: current.at - 1 } }
}

const sentAt = (sent: readonly string[], at: number): string | undefined =>
  at < 0 ? undefined : sent.at(-1 - at)
