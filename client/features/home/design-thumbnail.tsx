import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { useFrameMessages } from '#client/lib/frame-messages.ts'
import { LogoMark } from '#client/ui/logo.tsx'
import { frameSource } from '#shared/preview.ts'

/** Drawn as on a laptop, whatever the size of the card. */
const PAGE = { width: 1280, height: 800 }

/** The design itself, small: a frame that nothing can reach, only as long as the card is in view. */
export function DesignThumbnail({ artifactId }: { artifactId: string | null }) {
  const card = useRef<HTMLDivElement>(null)
  const { isNear, width } = useCard(card)
  const { data } = useArtifactPreview(isNear ? artifactId : null)
  const canShow = isNear && data?.status === 'compiled' && width > 0
  return (
    <div ref={card} aria-hidden="true" className="mat absolute inset-0 grid place-items-center">
      <LogoMark className="size-8 text-ink-faint opacity-60" />
      {canShow && <SmallFrame previewSrc={data.previewSrc} scale={width / PAGE.width} />}
    </div>
  )
}

/** Shown once it has painted. Keeps the address it began with: a renewed pass is no reason to load it again. */
function SmallFrame({ previewSrc, scale }: { previewSrc: string; scale: number }) {
  const [src] = useState(() => frameSource(previewSrc, '/', { hideOverflow: true, disableScrolls: true }))
  const [isPainted, setPainted] = useState(false)
  const frames = useRef(new Map<string, HTMLIFrameElement>()).current
  useFrameMessages(frames, (_, message) => {
    if (message.type === 'PAINTED') setPainted(message.outcome === 'painted')
  })
  return (
    <iframe
      ref={element => {
        if (element) frames.set(src, element)
        return () => void frames.delete(src)
      }}
      title="Thumbnail"
      src={src}
      sandbox="allow-scripts allow-same-origin"
      allow=""
      loading="lazy"
      tabIndex={-1}
      inert
      className={clsx(
        'pointer-events-none absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-300',
        !isPainted && 'opacity-0',
      )}
      style={{ ...PAGE, transform: `scale(${scale})` }}
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
