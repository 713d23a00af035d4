import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLiveAddress } from '#client/api/artifacts.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { warmCompiler } from '#client/frames/live/live-compiler.ts'
import { LiveSession } from '#client/frames/live/live-session.ts'
import { untilServerThere } from '#client/lib/server-there.ts'
import { useStored } from '#client/lib/stored.ts'
import { useIdle } from '#client/lib/use-idle.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { useActiveRun, useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoomState } from '#client/room/document/room-provider.tsx'
import { outboxOf } from '#client/state/outbox.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'
import { frameSource, liveLabel } from '#shared/preview.ts'
import type { Frame, FrameProblem, FrameState } from './frame-swap.ts'
import { useLiveWanted } from './use-live-wanted.ts'

/** Half a word is an error for as long as the other half takes. */
const PROBLEM_AFTER_MS = 900
const PREFIX = 'live.'

interface Options {
  canWrite: boolean
  isDarkMode: boolean | null
  canonical: FrameState & { path: string }
  frames: FrameSet
}

export interface Live {
  /** Loaded before anything is to be shown; null until there is a use for it. */
  frame: Frame | null
  /** It has a newer picture than the compiled version. */
  isShown: boolean
  /** What it has been given to show; another one is another object. */
  subject: object | null
  problem: FrameProblem | null
  /** What it shows differs from the active version. */
  isNewer: boolean
  /** Packages of what it shows that nothing serves. */
  unsupported: readonly string[]
  hear(key: string, message: FrameMessage): void
  /** The frame does not answer: it is loaded once more. False where that has been done for what it shows. */
  lookAgain(): boolean
  /** Gives the frame up, because nothing more is expected of it. */
  drop(): void
  reload(): void
}

/** The frame that shows what is being written and typed, and what is known of it. */
export function useLive({ canWrite, isDarkMode, canonical, frames }: Options): Live {
  const patternId = usePatternId()
  const { activeArtifactId } = useMeta()
  const { hasContent } = useRoomState()
  const isRunning = useActiveRun() !== null
  const { wanted, isChanged } = useLiveWanted()
  const isIdle = useIdle(hasContent && canWrite)
  // A prompt on its way to this room is a design that begins in a moment.
  const [outgoing] = useStored(outboxOf(patternId))
  const isBeginning = !hasContent && outgoing !== null && outgoing.state !== 'failed'
  const isNeeded = wanted !== null || isRunning || isIdle || isBeginning
  const { frame, key, attempt } = useLiveFrame(patternId, isNeeded, {
    isDarkMode,
    artifactId: activeArtifactId,
    path: canonical.path,
  })
  const session = useLiveSession(key, frames)
  const state = useSyncExternalStore(session.subscribe, session.state)
  const [dropped, setDropped] = useState<typeof wanted>(null)
  const lookedAgain = useRef<typeof wanted>(null)

  // What is wanted comes from documents outside of React, and goes to a frame outside of it.
  useEffect(() => {
    if (wanted) session.show(wanted)
  }, [session, wanted])
  const { next } = attempt
  // A design that hung is tried again as soon as it is another one.
  useEffect(() => {
    if (!dropped || dropped === wanted) return
    setDropped(null)
    next()
  }, [dropped, wanted, next])
  // The design switches in place, without a reload.
  useEffect(() => {
    if (key && state.hasPicture && isDarkMode !== null) frames.say(key, { type: 'SET_DARK_MODE', isDarkMode })
  }, [frames, key, state.hasPicture, isDarkMode])

  const isCompiled = isCaughtUp(canonical, activeArtifactId)
  const isPreferred = wanted !== null && !(state.problem && !isChanged && isCompiled)
  const [isOn, setOn] = useState(false)
  const shouldBeOn = state.hasPicture && (isOn ? isPreferred || !isCompiled : isPreferred)
  if (isOn !== shouldBeOn) setOn(shouldBeOn)

  useSamePath(shouldBeOn ? key : null, canonical.path, frames)

  const reload = () => {
    session.lost()
    setDropped(null)
    next()
  }

  const hasProblem = state.problem !== null && isPreferred && !wanted?.isPartial
  const isProblem = useSettled(hasProblem, PROBLEM_AFTER_MS)
  return {
    frame: dropped ? null : frame,
    isShown: shouldBeOn && !dropped,
    subject: wanted,
    problem: isProblem && state.problem ? problemOf(state.problem) : null,
    isNewer: isChanged,
    unsupported: state.unsupported,
    hear: (from, message) => from === key && session.hear(message),
    lookAgain: () => {
      const subject = wanted ?? EMPTY
      if (lookedAgain.current === subject) return false
      lookedAgain.current = subject
      reload()
      return true
    },
    drop: () => {
      session.lost()
      setDropped(wanted ?? EMPTY)
    },
    reload,
  }
}

const EMPTY = {
  files: new Map<string, string>(),
  config: { designSystem: 'html', styling: 'inline' },
  isPartial: true,
} as const

export const isLiveKey = (key: string): boolean => key.startsWith(PREFIX)

/** The compiled version is on the screen, or its error is. */
function isCaughtUp({ shown, next, problem }: FrameState, artifactId: string | null): boolean {
  if (artifactId === null) return true
  if ((next !== null && next.artifactId !== problem?.artifactId) || shown === null) return false
  return shown.artifactId === artifactId || problem?.artifactId === artifactId
}

/** Keeps the page of the design when the live frame takes over. */
function useSamePath(shownKey: string | null, path: string, frames: FrameSet): void {
  const latest = useRef(path)
  latest.current = path
  // A frame navigates when it is told to.
  useEffect(() => {
    if (shownKey && latest.current !== '/') frames.say(shownKey, { type: 'NAVIGATE', path: latest.current })
  }, [shownKey, frames])
}

function useLiveFrame(
  patternId: string,
  isNeeded: boolean,
  given: { isDarkMode: boolean | null; artifactId: string | null; path: string },
) {
  const [attempt, setAttempt] = useState(0)
  const { data, refetch } = useLiveAddress(patternId, isNeeded)
  const [made, setMade] = useState<{ key: string; src: string } | null>(null)
  const key = `${PREFIX}${patternId}.${attempt}`
  // Made once: a newer address of the same page is no reason to load it again.
  if (data && isNeeded && made?.key !== key) {
    const { isDarkMode } = given
    const flags = isDarkMode === null ? { edit: true } : { edit: true, shadcnDarkMode: isDarkMode }
    setMade({ key, src: frameSource(atAttempt(data.previewSrc, patternId, attempt), given.path, flags) })
  }
  // Needed once, it is soon needed again.
  const isThere = made?.key === key
  // The worker has its own things to load meanwhile.
  useEffect(() => {
    if (isThere) warmCompiler()
  }, [isThere])
  // With an address of now, since the pass in one is soon over.
  const next = useCallback(
    () => void untilServerThere().then(() => refetch().finally(() => setAttempt(count => count + 1))),
    [refetch],
  )
  const frame = isThere ? { ...made, artifactId: given.artifactId ?? '' } : null
  return { frame, key: isThere ? key : null, attempt: { next } }
}

const atAttempt = (src: string, patternId: string, attempt: number): string =>
  src.replace(`//${liveLabel(patternId, 0)}.`, `//${liveLabel(patternId, attempt)}.`)

function useLiveSession(key: string | null, frames: FrameSet): LiveSession {
  const [session, setSession] = useState<LiveSession>(() => new LiveSession(() => undefined))
  // A session ends with its frame.
  useEffect(() => {
    if (key === null) return
    const made = new LiveSession(update => frames.say(key, { type: 'LIVE_UPDATE', update }))
    setSession(made)
    return () => made.dispose()
  }, [key, frames])
  return session
}

const problemOf = ({
  kind,
  message,
  file,
  line,
}: NonNullable<ReturnType<LiveSession['state']>['problem']>): FrameProblem => ({
  artifactId: '',
  kind,
  message,
  place: file && `${file}${line ? `:${line}` : ''}`,
})
