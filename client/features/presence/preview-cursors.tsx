import { type ReactNode, useRef } from 'react'
import { CursorLayer } from './cursor-layer.tsx'
import { useTellCursor } from './use-tell-cursor.ts'

type Tell = ReturnType<typeof useTellCursor>

/** The same for the preview, whose frame tells of the mouse by itself; what is around the frame tells as usual. */
export function PreviewCursors({
  children,
}: {
  children(tell: Tell, area: (inside: ReactNode) => ReactNode): ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const tell = useTellCursor('preview', box)
  return children(tell, inside => (
    <div
      ref={box}
      className="relative flex min-h-0 flex-1 flex-col"
      onPointerMove={event => event.pointerType !== 'touch' && tell(event)}
      onPointerLeave={() => tell(null)}
    >
      {inside}
      <CursorLayer panel="preview" />
    </div>
  ))
}
