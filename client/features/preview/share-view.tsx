import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { useHeardIn } from '#client/frames/use-heard.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { useViewOf } from '#client/room/presence/presence-hooks.ts'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { followedAtom } from '#client/state/following.ts'
import { shownPageAtom } from '#client/state/shown-page.ts'
import type { FrameView } from '#shared/frame-messages.ts'

interface ShareViewProps {
  frames: FrameSet
  shownKey: string | undefined
  path: string
  isDarkMode: boolean | null
}

interface Seen {
  view: FrameView
  isTold: boolean
}

/** Tells the others what of the design one looks at, and goes where a followed person does. */
export function ShareView({ frames, shownKey, path, isDarkMode }: ShareViewProps) {
  const { awareness } = useRoom()
  const setShownPage = useSetAtom(shownPageAtom)
  const [followed, follow] = useAtom(followedAtom)
  const [seen, setSeen] = useState<ReadonlyMap<string, Seen>>(new Map())
  useHeardIn(frames, (key, message) => {
    if (message.type !== 'VIEW_CHANGED') return
    const { view, isTold } = message
    // Scrolled by one's own hand, after having been brought here.
    if (key === shownKey && seen.get(key)?.isTold && !isTold) follow(null)
    setSeen(known => new Map([...known].filter(([other]) => frames.has(other))).set(key, { view, isTold }))
  })
  const shown = shownKey === undefined ? undefined : seen.get(shownKey)
  // Only once it has reported: a page that is still loading hears nothing.
  const frame = shownKey === undefined || !shown ? null : frames.of(shownKey)

  // Awareness and the cursors over the frame are outside of this part.
  useEffect(() => {
    setShownPage(shown && frame ? { frame, path, view: shown.view, isDarkMode } : null)
    // Being scrolled by following is not reported, or two who follow each other would never come to rest.
    if (!shown || shown.isTold || path.length > PAGE_MAX_CHARACTERS) return
    const { left, top } = shown.view
    publishPresence(awareness, { view: { page: path, left, top } })
  }, [awareness, setShownPage, shown, frame, path, isDarkMode])

  const theirs = useViewOf(followed)
  const page = theirs?.page ?? null
  const left = theirs?.left ?? 0
  const top = theirs?.top ?? 0
  // A frame is outside of React. Only what the followed person does moves it, and not one's own steps in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own path is read when theirs changes
  useEffect(() => {
    if (!frame || page === null || !isPath(page)) return
    if (page !== path) frame.say({ type: 'NAVIGATE', path: page })
    frame.say({ type: 'SCROLL_TO', left, top })
  }, [frame, page, left, top])
  return null
}

const PAGE_MAX_CHARACTERS = 300

/** Somebody else's page wrote it. */
const isPath = (page: string): boolean => /^\/(?!\/)/.test(page)
