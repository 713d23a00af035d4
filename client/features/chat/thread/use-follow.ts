import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { nextFollowing, positionOf } from '#client/lib/follow-scroll.ts'
import { SCROLL_DELAY_MS } from '#shared/chat.ts'

/** What moves a scroll position by hand; a flick goes on scrolling after the finger has left. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown']
const BY_HAND_MS = 300

interface Follow {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isFollowing: boolean
  jump(): void
  /** Something further up is looked at on purpose. */
  leave(): void
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
    let handAt = Number.NEGATIVE_INFINITY
    const touched = () => {
      handAt = performance.now()
    }
    const scrolled = () => {
      const after = positionOf(element)
      const isByHand = performance.now() - handAt < BY_HAND_MS
      if (isByHand) touched()
      follow(nextFollowing(following.current, { before, after, isByHand }))
      before = after
    }
    const resize = new ResizeObserver(toEnd)
    resize.observe(content.current)
    resize.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    for (const hand of HANDS) element.addEventListener(hand, touched, { passive: true })
    toEnd()
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', scrolled)
      for (const hand of HANDS) element.removeEventListener(hand, touched)
    }
  }, [follow])

  const jumpSoon = useCallback(() => void setTimeout(jump, SCROLL_DELAY_MS), [jump])
  const leave = useCallback(() => follow(false), [follow])
  return { scroller, content, isFollowing, jump, leave, jumpSoon }
}
