import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { FILES_MIN_PX, filesHeight } from '#client/state/files-pane.ts'
import { Divider } from '#client/ui/divider.tsx'

const STEP_PX = 28

/** The lower edge of the files: drag it, or move it with the arrow keys. They never take more than they need. */
export function FilesHandle({ area }: { area: RefObject<HTMLElement | null> }) {
  const [height, setHeight] = useStored(filesHeight)
  const [size, setSize] = useState({ now: height, max: height })
  // How high they are, and would be, is known to the browser alone.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setSize({ now: element.clientHeight, max: element.scrollHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area])
  const to = (next: number) => {
    const most = area.current?.scrollHeight ?? FILES_MIN_PX
    setHeight(Math.max(FILES_MIN_PX, Math.min(most, Math.round(next))))
  }
  const drag = (event: PointerEvent) => {
    const top = area.current?.getBoundingClientRect().top
    if (top !== undefined) to(event.clientY - top)
  }
  return (
    <Divider
      label="Resize files"
      moves="up and down"
      now={size.now}
      least={FILES_MIN_PX}
      most={size.max}
      stepPx={STEP_PX}
      onStep={to}
      onDrag={drag}
      onReset={() => to(size.max)}
      cursor="cursor-row-resize"
      className="absolute inset-x-0 -bottom-1 z-10 h-2"
      line={{
        className:
          'absolute inset-x-3 top-1/2 h-0.5 -translate-y-1/2 rounded-full transition-colors duration-150 group-hover:bg-line-strong group-focus-visible:bg-accent',
        draggedClassName: 'bg-accent!',
      }}
    />
  )
}
