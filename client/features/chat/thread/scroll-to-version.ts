import { useAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { messageOfVersion, type SharedMap } from '#client/room/document/chat-hooks.ts'
import { scrollTargetAtom } from '#client/state/scroll-target.ts'
import { toast } from '#client/ui/toast.ts'

/** Items out of view are only guessed in height, so a place is looked for again once they are drawn. */
const LOOKS = 4

interface Thread {
  scroller: RefObject<HTMLElement | null>
  items: readonly SharedMap[]
  /** How many of them are not shown yet. */
  hidden: number
  older: { remaining: number; isLoading: boolean; hasFailed: boolean; loadMore(): void }
  /** Shows at least so many of the newest items. */
  show(count: number): void
  /** The thread stops following its end. */
  leaveEnd(): void
}

/** Brings the message that made a version into view, however far back it is. */
export function useScrollToVersion({ scroller, items, hidden, older, show, leaveEnd }: Thread): void {
  const [artifactId, setTarget] = useAtom(scrollTargetAtom)
  const at = messageOfVersion(items, artifactId)
  const item = at < 0 ? null : items[at]
  const isLost = artifactId !== null && !item && (older.remaining === 0 || older.hasFailed)
  const isWaiting = artifactId !== null && !item && !isLost
  // Scrolling and loading are answers to a wish from elsewhere on the page.
  useEffect(() => {
    if (artifactId === null) return
    if (isLost) {
      toast('The message of this version is not here any more.')
      return setTarget(null)
    }
    if (isWaiting) {
      if (!older.isLoading) older.loadMore()
      return
    }
    if (at < hidden) return show(items.length - at)
    const element = scroller.current?.querySelector<HTMLElement>(
      `[data-item="${CSS.escape(String(item?.get('id')))}"]`,
    )
    if (!element) return
    leaveEnd()
    lookAt(element)
    setTarget(null)
  })
}

function lookAt(element: HTMLElement, looks = LOOKS): void {
  element.scrollIntoView({ block: 'start' })
  if (looks > 1) return void requestAnimationFrame(() => lookAt(element, looks - 1))
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.classList.add('animate-spot')
  element.addEventListener('animationend', () => element.classList.remove('animate-spot'), { once: true })
}
