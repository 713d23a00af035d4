import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLiveAddress } from '#client/api/artifacts.ts'
import type { TakenLook } from '#client/api/looks.ts'
import { LiveSession } from '#client/frames/live/live-session.ts'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'
import { LOOKED_AT, type Looked, type LookedAt } from '#shared/page-look.ts'
import { frameSource, lookLabel } from '#shared/preview.ts'
import { lookAtPage } from './look-at-page.ts'

interface LookFrameProps {
  patternId: string
  look: TakenLook
  onDone(looked: Looked[] | null): void
}

/** A frame that nobody sees, in a process of its own: with the design as it is now, at the size that is looked at. */
export function LookFrame(props: LookFrameProps) {
  const { data } = useLiveAddress(props.patternId, true)
  return data && <ShownPage {...props} previewSrc={data.previewSrc} />
}

function ShownPage({ patternId, look, previewSrc, onDone }: LookFrameProps & { previewSrc: string }) {
  const [shown] = useState(() => ({
    key: 'look',
    artifactId: '',
    src: frameSource(atLookHost(previewSrc, patternId), '/', { edit: true, shadcnDarkMode: look.isDark }),
  }))
  const [at, setAt] = useState<LookedAt>(look.at[0] ?? 'wide')
  const session = useRef<LiveSession | null>(null)
  const { attributes, frame } = useDesignFrame(shown, {
    isStill: true,
    heard: message => session.current?.hear(message),
  })
  const isPortMode = usePreviewWay()?.way === 'port'
  const latest = useRef({ look, onDone, isPortMode })
  latest.current = { look, onDone, isPortMode }
  // A frame and its session live outside of React, and end with this.
  useEffect(() => {
    const made = new LiveSession(update => frame.say({ type: 'LIVE_UPDATE', update }))
    session.current = made
    const over = new AbortController()
    const resize = (size: LookedAt) => flushSync(() => setAt(size))
    const parts = {
      ...{ look: latest.current.look, frame, session: made, resize, signal: over.signal },
      isPortMode: () => latest.current.isPortMode,
    }
    // Not within an effect, where nothing may be drawn at once.
    const looking = Promise.resolve().then(() => lookAtPage(parts))
    void looking.catch(() => null).then(looked => session.current === made && latest.current.onDone(looked))
    return () => {
      session.current = null
      over.abort()
      made.dispose()
    }
  }, [frame])
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title="Page that is looked at"
      aria-hidden="true"
      tabIndex={-1}
      inert
      // Within the window, since a browser draws nothing that is outside of it.
      className="pointer-events-none fixed top-0 left-0 -z-10 border-0 opacity-0"
      style={LOOKED_AT[at]}
    />
  )
}

const atLookHost = (src: string, id: string): string => {
  const url = new URL(src)
  url.hostname = url.hostname.replace(/^[^.]+/, lookLabel(id))
  return url.href
}
