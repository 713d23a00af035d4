import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { FILES_MIN_PX, filesHeight } from '#client/state/files-pane.ts'

const STEP_PX = 28

/** The lower edge of the files: drag it, or move it with the arrow keys. They never take more than they need. */
export function FilesHandle({ area }: { area: RefObject<HTMLElement | null> }) {
  const [height, setHeight] = useStored(filesHeight)
  const [isDragging, setDragging] = useState(false)
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
  const pressed = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: size.now - STEP_PX,
      ArrowDown: size.now + STEP_PX,
      Home: FILES_MIN_PX,
      End: size.max,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    to(next)
  }
  const drag = (event: PointerEvent) => {
    const top = area.current?.getBoundingClientRect().top
    if (isDragging && top !== undefined) to(event.clientY - top)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator can. */}
      <div
        role="separator"
        aria-label="Resize files"
        aria-orientation="horizontal"
        aria-valuenow={size.now}
        aria-valuemin={Math.min(FILES_MIN_PX, size.now)}
        aria-valuemax={Math.max(size.max, size.now)}
        tabIndex={0}
        onKeyDown={pressed}
        onPointerDown={event => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
        }}
        onPointerMove={drag}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
        onDoubleClick={() => to(size.max)}
        className="group absolute inset-x-0 -bottom-1 z-10 h-2 cursor-row-resize touch-none outline-none"
      >
        <span
          className={`absolute inset-x-3 top-1/2 h-0.5 -translate-y-1/2 rounded-full transition-colors duration-150 group-hover:bg-line-strong group-focus-visible:bg-accent ${isDragging ? 'bg-accent!' : ''}`}
        />
      </div>
      {/* Frames would swallow the pointer as soon as it is over them. */}
      {isDragging && <div className="fixed inset-0 z-10 cursor-row-resize" />}
    </>
  )
}
