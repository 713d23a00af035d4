import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import { loadLate } from '#client/lib/load-late.ts'
import { useIsPageVisible } from '#client/lib/page-visible.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { followedAtom } from '#client/state/following.ts'
import { type Landed, landedAtom, landedWordsAtom } from '#client/state/landed.ts'
import { editModeAtom } from '#client/state/selection.ts'
import type { Frame } from './frame-swap.ts'
import { type FoundChange, landedWords } from './landed-words.ts'
import { useIsTyping } from './use-is-typing.ts'
import { isLiveKey } from './use-live.ts'

const routes = () => import('#shared/edits/route-of.ts')

/** So long after scrolling, clicking or typing in the design somebody is taken to be doing something there. */
const IN_USE_MS = 3_000
const LIVE_DRAWN_MS = 500

interface Options {
  shown: Frame | null
  frame: DesignFrame | null
  path: string
  /** Whether anybody can see the preview: on narrow screens another panel may stand in its place. */
  isVisible: boolean
}

export interface LandedChange {
  landed: Landed
  found: FoundChange | null
  /** The page it is on, when that is not the shown one. */
  elsewhere: string | null
  step(index: number): void
  go(path: string): void
}

/** Has the shown frame bring a change to the screen once it shows it; what came of that, for as long as it is the newest. */
export function useLandedChanges({ shown, frame, path, isVisible }: Options): LandedChange | null {
  const patternId = usePatternId()
  const newest = useAtomValue(landedAtom)
  const landed = newest?.patternId === patternId ? newest : null
  const setWords = useSetAtom(landedWordsAtom)
  const isTyping = useIsTyping()
  const isSelecting = useAtomValue(editModeAtom) !== 'off'
  const isFollowing = useAtomValue(followedAtom) !== null
  const [result, setResult] = useState<{ id: number; found: FoundChange; elsewhere: string | null } | null>(
    null,
  )
  /** The change, and the page it was looked for on. */
  const asked = useRef<{ id: number; path: string } | null>(null)
  const key = shown?.key
  const isSeen = useIsPageVisible() && isVisible
  const usedAt = useRef(Number.NEGATIVE_INFINITY)
  const isThere = shown !== null && (isLiveKey(shown.key) || shown.artifactId === landed?.artifactId)

  const ask = useRef((_: Landed, __: DesignFrame) => {})
  ask.current = (change, frame) => {
    const isInUse = performance.now() - usedAt.current < IN_USE_MS
    const mayScroll = !isTyping() && !isInUse && !isSelecting && !isFollowing
    const places = change.places.map(({ texts, locs }) => ({ texts, locs }))
    frame.say({ type: 'SHOW_CHANGES', id: change.id, places, mayScroll })
  }
  const isElsewhere = result?.id === landed?.id && result?.elsewhere != null
  // A frame is outside of React. A change is shown once, and again where one has gone to see it.
  useEffect(() => {
    if (!landed || !frame?.isAttached() || !isThere || !isSeen) return
    const isKnown = asked.current?.id === landed.id
    if (isKnown && !(isElsewhere && asked.current?.path !== path)) return
    const look = () => {
      asked.current = { id: landed.id, path }
      ask.current(landed, frame)
    }
    if (!isLiveKey(key ?? '')) return look()
    // It is told of the same text at the same time, and draws it a moment later.
    const timer = setTimeout(look, LIVE_DRAWN_MS)
    return () => clearTimeout(timer)
  }, [landed, key, frame, isThere, isSeen, isElsewhere, path])

  const latest = useRef({ landed, path })
  latest.current = { landed, path }
  useHeard(frame, message => {
    if (message.type === 'USED') usedAt.current = performance.now()
    if (message.type !== 'CHANGES_SHOWN' || message.id !== landed?.id) return
    const { total, index, tag, label, isInView } = message
    const found = { total, index, name: label ? `${tag} “${label}”` : tag, isInView }
    const tell = (elsewhere: string | null) => {
      if (latest.current.landed?.id !== landed.id) return
      setResult({ id: landed.id, found, elsewhere })
      setWords(landedWords(landed, found, elsewhere))
    }
    if (total > 0) tell(null)
    else void pageOf(landed, path).then(tell, () => tell(null))
  })

  if (!landed || result?.id !== landed.id) return null
  return {
    landed,
    found: result.found,
    elsewhere: result.elsewhere,
    step: index => frame?.say({ type: 'STEP_CHANGES', index }),
    go: to => frame?.say({ type: 'NAVIGATE', path: to }),
  }
}

/** The first page that shows one of the changes, unless that is the one that is looked at. */
async function pageOf({ after, places }: Landed, path: string): Promise<string | null> {
  const { routesOf } = await loadLate(routes)
  for (const place of places) {
    const pages = routesOf(after, place)
    if (pages.length > 0 && !pages.includes(path)) return pages[0] ?? null
  }
  return null
}
