import { useLayoutEffect, useRef, useState } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { FrameSet } from '#client/frames/frame-set.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'

export const useFrameSet = (): FrameSet => useState(() => new FrameSet())[0]

/** Hears one frame; null where there is none to hear. */
export function useHeard(
  frame: DesignFrame | null,
  heard: (message: FrameMessage) => void,
  flooded?: () => void,
): void {
  const latest = useRef({ heard, flooded })
  latest.current = { heard, flooded }
  // Before anything that another frame says: messages come from outside of React.
  useLayoutEffect(
    () =>
      frame?.hear({
        heard: message => latest.current.heard(message),
        flooded: () => latest.current.flooded?.(),
      }),
    [frame],
  )
}

/** Hears every frame of a set. */
export function useHeardIn(
  frames: FrameSet,
  heard: (key: string, message: FrameMessage) => void,
  flooded?: (key: string) => void,
): void {
  const latest = useRef({ heard, flooded })
  latest.current = { heard, flooded }
  // Messages come from outside of React.
  useLayoutEffect(
    () =>
      frames.hear({
        heard: (key, message) => latest.current.heard(key, message),
        flooded: key => latest.current.flooded?.(key),
      }),
    [frames],
  )
}
