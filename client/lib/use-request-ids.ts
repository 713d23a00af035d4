import { useRef } from 'react'
import { newId } from '#shared/ids.ts'

/** One id for one thing that is asked for: tried again after a failure, it is made once. */
export function useRequestIds(): (wanted: string) => string {
  const last = useRef<{ wanted: string; id: string } | null>(null)
  return wanted => {
    if (last.current?.wanted !== wanted) last.current = { wanted, id: newId() }
    return last.current.id
  }
}
