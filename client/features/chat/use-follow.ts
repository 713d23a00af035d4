import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { nextFollowing, positionOf } from '#client/lib/follow-scroll.ts'
import { SCROLL_DELAY_MS } from '#shared/chat.ts'

interface Follow {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isFollowing: boolean
  jump(): void
  /** After the person sent something: the thread follows again, as soon as the room had time to show it. */
  jumpSoon(): void
}

/** Keeps the end of a growing thread in view, unless somebody scrolled up to read. */
export function useFollow(): Follow {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isFollowing, setFollowing] = useState(true)
  const following = useRef(true)

  const follow = useCallback((next: boolean) => {
    following.current = next
    setFollowing(next)
  }, [])

  const jump = useCallback(() => {
    follow(true)
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }, [follow])

  // Sizes and scroll positions are the browser's, and change without a render.
  useEffect(() => {
    const element = scroller.current
    if (!element || !content.current) return
    let before = positionOf(element)
    const toEnd = () => {
      if (following.current) element.scrollTop = element.scrollHeight
      before = positionOf(element)
    }
    const scrolled = () => {
      const after = positionOf(element)
      follow(nextFollowing(following.current, before, after))
      before = after
    }
    const resize = new ResizeObserver(toEnd)
    resize.observe(content.current)
    resize.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    toEnd()
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [follow])

  const jumpSoon = useCallback(() => void setTimeout(jump, SCROLL_DELAY_MS), [jump])
  return { scroller, content, isFollowing, jump, jumpSoon }
}
