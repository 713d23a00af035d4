import { useState } from 'react'
import { PICTURED_PAGE, useStillFrame } from '#client/frames/use-still-frame.ts'
import { isPictureAsked } from '#client/frames/use-take-picture.ts'
import { useIdle } from '#client/lib/use-idle.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { frameSource, pictureLabel } from '#shared/preview.ts'

/** Long enough for a new version to be looked at first, short enough for its picture to be in the next list of versions. */
const AFTER_MS = 1_000

interface VersionPictureProps {
  patternId: string
  artifactId: string
  previewSrc: string
  /** Told when it has been taken, or cannot be. */
  onDone?(): void
}

/**
 * Takes the picture of a version, in a frame of its own that nobody sees: as large as a laptop, at the design's first
 * page, and in another process than the one that is looked at.
 */
export function VersionPicture(props: VersionPictureProps) {
  const isQuiet = useSettled(useIdle(true), AFTER_MS)
  const [isDone, setDone] = useState(() => isPictureAsked(props.artifactId))
  const end = () => {
    setDone(true)
    props.onDone?.()
  }
  return isQuiet && !isDone && <PictureFrame {...props} onDone={end} />
}

function PictureFrame({
  patternId,
  artifactId,
  previewSrc,
  onDone,
}: VersionPictureProps & { onDone(): void }) {
  const { attributes } = useStillFrame(
    () => ({
      key: `picture.${artifactId}`,
      artifactId,
      src: frameSource(atPictureHost(previewSrc, patternId), '/', { hideOverflow: true }),
    }),
    { takesPicture: true, onDone },
  )
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title="Picture"
      aria-hidden="true"
      tabIndex={-1}
      inert
      // Within the window, since a browser draws nothing that is outside of it.
      className="pointer-events-none fixed top-0 left-0 -z-10 border-0 opacity-0"
      style={PICTURED_PAGE}
    />
  )
}

const atPictureHost = (src: string, id: string): string => {
  const url = new URL(src)
  url.hostname = url.hostname.replace(/^[^.]+/, pictureLabel(id))
  return url.href
}
