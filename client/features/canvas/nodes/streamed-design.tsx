import { clsx } from 'clsx'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useArtifact, useLiveAddress } from '#client/api/artifacts.ts'
import { LiveSession } from '#client/frames/live/live-session.ts'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import { useClosedDraft } from '#client/room/document/live-hooks.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { RoomProvider } from '#client/room/document/room-provider.tsx'
import { frameSource } from '#shared/preview.ts'
import { FRAME } from './still-design.tsx'

interface StreamedDesignProps {
  editorRoomId: string
  onSettled(): void
}

/** What a run writes, as it writes it: only while this is shown is its room joined. */
export const StreamedDesign = ({ editorRoomId, onSettled }: StreamedDesignProps) => (
  <RoomProvider id={editorRoomId} isUnseen>
    <Addressed editorRoomId={editorRoomId} onSettled={onSettled} />
  </RoomProvider>
)

function Addressed({ editorRoomId, onSettled }: StreamedDesignProps) {
  const { data } = useLiveAddress(editorRoomId, true)
  if (!data) return null
  return <Frame src={data.previewSrc} editorRoomId={editorRoomId} onSettled={onSettled} />
}

function Frame({ src, editorRoomId, onSettled }: StreamedDesignProps & { src: string }) {
  const { activeArtifactId } = useMeta()
  // A renewed pass in the address is no reason to load it again.
  const [shown] = useState(() => ({
    key: `board.live.${editorRoomId}`,
    artifactId: activeArtifactId ?? '',
    src: frameSource(src, '/', { hideOverflow: true, disableScrolls: true }),
  }))
  const [session, setSession] = useState<LiveSession | null>(null)
  const { attributes, frame } = useDesignFrame(shown, {
    isStill: true,
    heard: message => session?.hear(message),
  })
  // A session ends with its frame.
  useEffect(() => {
    const made = new LiveSession(update => frame.say({ type: 'LIVE_UPDATE', update }))
    setSession(made)
    return () => made.dispose()
  }, [frame])
  const wanted = useWritten()
  // What is wanted comes from a document outside of React, and goes to a frame outside of it.
  useEffect(() => {
    if (wanted) session?.show(wanted)
  }, [session, wanted])
  const hasPicture = useSyncExternalStore(
    session?.subscribe ?? NEVER,
    () => session?.state().hasPicture ?? false,
  )
  // The next design begins when this one is through.
  useEffect(() => {
    if (hasPicture) onSettled()
  }, [hasPicture, onSettled])
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title="Design being written"
      tabIndex={-1}
      inert
      className={clsx(FRAME, !hasPicture && 'opacity-0')}
    />
  )
}

/** The files that are finished, over the version that the run builds on; null while there is nothing of it. */
function useWritten() {
  const { activeArtifactId, config } = useMeta()
  const drafted = useClosedDraft()
  const { data: base } = useArtifact(drafted.size > 0 ? activeArtifactId : null)
  return useMemo(() => {
    // Without what a run builds on, a few files of it are no design.
    if (drafted.size === 0 || (activeArtifactId !== null && !base)) return null
    const before = base?.sourceFiles.map(({ name, code }): [string, string] => [name, code]) ?? []
    return { files: new Map([...before, ...drafted]), config, isPartial: true }
  }, [drafted, activeArtifactId, base, config])
}

const NEVER = () => () => undefined
