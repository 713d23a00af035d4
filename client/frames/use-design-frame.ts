import { type RefCallback, useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  HOST_SANDBOX,
  PORT_SANDBOX,
  STILL_HOST_SANDBOX,
  STILL_PORT_SANDBOX,
} from '#client/frames/attributes.ts'
import { useMayRun } from '#client/frames/budget.ts'
import { DesignFrame, type DesignFrameState } from '#client/frames/design-frame.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'
import type { FrameMessage, HostSaying } from '#shared/frame-messages.ts'

export interface ShownDesign {
  /** Of this load: another one is another frame. */
  key: string
  artifactId: string
  /** Its address on the preview host. */
  src: string
}

interface Options {
  heard?(message: FrameMessage): void
  /** Only looked at: it neither asks nor opens anything, and waits for its turn to run. */
  isStill?: boolean
  /** The frames it belongs to, where others than its own component talk with it. */
  frames?: FrameSet
}

interface DesignFrameHook {
  /** For the iframe; null until it may run and is known how this browser gets previews. */
  attributes: {
    ref: RefCallback<HTMLIFrameElement>
    src: string | undefined
    sandbox: string
    allow: string
    referrerPolicy: 'no-referrer'
    onLoad(): void
  } | null
  frame: DesignFrame
  say(saying: HostSaying): void
  state: DesignFrameState
}

/** An iframe that shows a version the way this browser gets previews, and the talk with it. */
export function useDesignFrame(
  { key, artifactId, src }: ShownDesign,
  options: Options = {},
): DesignFrameHook {
  const { heard = IGNORED, isStill = false, frames } = options
  const serving = usePreviewWay()
  const mayRun = useMayRun(!isStill)
  const frame = useMemo(() => frames?.of(key) ?? new DesignFrame(key), [frames, key])
  const state = useSyncExternalStore(frame.subscribe, frame.state)
  useHeard(frame, heard)
  const port = serving?.way === 'port' ? serving.port : null
  // The same one at every render, since a frame of port mode is opened by it.
  const ref = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element) return frame.attach(element, port === null ? null : { artifactId, src, port })
    },
    [frame, src, artifactId, port],
  )
  const attributes = {
    ref,
    src: port === null ? src : undefined,
    sandbox: sandboxOf(port !== null, isStill),
    allow: '',
    referrerPolicy: 'no-referrer' as const,
    onLoad: () => frame.loaded(),
  }
  const isReachable = serving !== null && serving.way !== 'none'
  return { attributes: isReachable && mayRun ? attributes : null, frame, say: frame.say, state }
}

const IGNORED = () => undefined

function sandboxOf(isPort: boolean, isStill: boolean): string {
  if (isPort) return isStill ? STILL_PORT_SANDBOX : PORT_SANDBOX
  return isStill ? STILL_HOST_SANDBOX : HOST_SANDBOX
}
