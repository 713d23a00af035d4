import { useEffect, useRef, useState } from 'react'

/** Short enough to feel live, long enough that one drag is a few changes and not hundreds. */
const REST_MS = 120

/** What a control shows while it is dragged; told on as soon as it rests, and at the latest when it goes away. */
export function useDraft<V>(value: V, tell: (value: V) => void): [V, (value: V) => void] {
  const [draft, setDraft] = useState<{ value: V } | null>(null)
  const latest = useRef({ draft, tell })
  latest.current = { draft, tell }
  // A timer lives outside of React.
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => {
      tell(draft.value)
      setDraft(null)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [draft, tell])
  // Closing the panel mid-drag loses nothing.
  useEffect(
    () => () => {
      if (latest.current.draft) latest.current.tell(latest.current.draft.value)
    },
    [],
  )
  return [draft ? draft.value : value, next => setDraft({ value: next })]
}
