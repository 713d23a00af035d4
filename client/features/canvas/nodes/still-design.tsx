import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { useStillFrame } from '#client/frames/use-still-frame.ts'
import { frameSource } from '#shared/preview.ts'

interface StillDesignProps {
  artifactId: string
  /** People who may write give a version its picture. */
  takesPicture: boolean
  onSettled(): void
  /** It threw; of one that seems blank nobody can be sure out here. */
  onFailed(): void
}

/** The design itself, running, over its picture; shown once it has painted. */
export function StillDesign(props: StillDesignProps) {
  const { data, isError } = useArtifactPreview(props.artifactId)
  const isHopeless = isError || (data !== undefined && data.status !== 'compiled')
  const { onSettled } = props
  // The next design begins when this one is through.
  useEffect(() => {
    if (isHopeless) onSettled()
  }, [isHopeless, onSettled])
  if (!data || isHopeless) return null
  return <Frame key={props.artifactId} {...props} previewSrc={data.previewSrc} />
}

function Frame({
  artifactId,
  takesPicture,
  onSettled,
  onFailed,
  previewSrc,
}: StillDesignProps & { previewSrc: string }) {
  const { attributes, isPainted, hasThrown } = useStillFrame(
    () => ({
      key: `board.${artifactId}`,
      artifactId,
      src: frameSource(previewSrc, '/', { hideOverflow: true, disableScrolls: true }),
    }),
    { takesPicture, onDone: onSettled },
  )
  // A frame is outside of React.
  useEffect(() => {
    if (isPainted) onSettled()
  }, [isPainted, onSettled])
  // As above: only the frame knows.
  useEffect(() => {
    if (hasThrown) onFailed()
  }, [hasThrown, onFailed])
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title="Design"
      tabIndex={-1}
      inert
      className={clsx(FRAME, !isPainted && 'opacity-0')}
    />
  )
}

export const FRAME =
  'pointer-events-none absolute inset-0 size-full border-0 bg-white transition-opacity duration-200'
