import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { PICTURED_PAGE, useStillFrame } from '#client/frames/use-still-frame.ts'
import { LogoMark } from '#client/ui/logo.tsx'
import { frameSource } from '#shared/preview.ts'

interface DesignThumbnailProps {
  artifactId: string | null
  /** People who may write give a version its picture. */
  canWrite: boolean
}

/** The picture of a design; as long as there is none, the design itself, small, while its card is in view. */
export function DesignThumbnail({ artifactId, canWrite }: DesignThumbnailProps) {
  const card = useRef<HTMLDivElement>(null)
  const { isNear, width } = useCard(card)
  const { data } = useArtifactPreview(isNear ? artifactId : null)
  // What was shown as a design goes on being one, rather than flicker.
  const [drawnId, setDrawnId] = useState<string | null>(null)
  const pictureSrc = drawnId === artifactId ? null : (data?.pictureSrc ?? null)
  const isDrawn = isNear && data?.status === 'compiled' && !pictureSrc && width > 0
  if (isDrawn && artifactId && drawnId !== artifactId) setDrawnId(artifactId)
  return (
    <div ref={card} aria-hidden="true" className="backdrop-grid absolute inset-0 grid place-items-center">
      <LogoMark className="size-8 text-ink-faint opacity-60" />
      {pictureSrc && (
        <img
          src={pictureSrc}
          alt=""
          className="absolute inset-0 size-full animate-fade bg-white object-cover object-top"
        />
      )}
      {isDrawn && artifactId && (
        <SmallFrame
          key={artifactId}
          artifactId={artifactId}
          previewSrc={data.previewSrc}
          scale={width / PICTURED_PAGE.width}
          canWrite={canWrite}
        />
      )}
    </div>
  )
}

interface SmallFrameProps {
  artifactId: string
  previewSrc: string
  scale: number
  canWrite: boolean
}

/** Shown once it has painted. */
function SmallFrame({ artifactId, previewSrc, scale, canWrite }: SmallFrameProps) {
  const { attributes, isPainted } = useStillFrame(
    () => ({
      key: artifactId,
      artifactId,
      src: frameSource(previewSrc, '/', { hideOverflow: true, disableScrolls: true }),
    }),
    { takesPicture: canWrite },
  )
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title="Thumbnail"
      loading="lazy"
      tabIndex={-1}
      inert
      className={clsx(
        'pointer-events-none absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-300',
        !isPainted && 'opacity-0',
      )}
      style={{ ...PICTURED_PAGE, transform: `scale(${scale})` }}
    />
  )
}

function useCard(card: React.RefObject<HTMLDivElement | null>): { isNear: boolean; width: number } {
  const [isNear, setNear] = useState(false)
  const [width, setWidth] = useState(0)
  // Being in view and its width are known to the browser alone.
  useEffect(() => {
    if (!card.current) return
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '160px',
    })
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    near.observe(card.current)
    size.observe(card.current)
    return () => {
      near.disconnect()
      size.disconnect()
    }
  }, [card])
  return { isNear, width }
}
