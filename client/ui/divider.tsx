import { clsx } from 'clsx'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'

interface DividerProps {
  label: string
  /** Which way it can be moved. */
  moves: 'sideways' | 'up and down'
  /** Where it is, in px, and how far it can go. */
  now: number
  least: number
  most: number
  stepPx: number
  /** Moved by a key. */
  onStep(next: number): void
  onGrab?(): void
  onDrag(event: PointerEvent<HTMLElement>): void
  onDrop?(): void
  /** A double click. */
  onReset(): void
  /** The cursor over it, and over everything while it is dragged. */
  cursor: 'cursor-col-resize' | 'cursor-row-resize' | 'cursor-ew-resize'
  /** How far it keeps the pointer while it is dragged. */
  shield?: 'fixed' | 'absolute'
  className: string
  style?: CSSProperties
  /** What is seen of it. */
  line: { className: string; draggedClassName: string }
}

/** An edge that is dragged, or moved with the arrow keys. */
export function Divider(props: DividerProps) {
  const { label, moves, now, least, most, onGrab, onDrag, onDrop, onReset, line } = props
  const { cursor, shield = 'fixed', className, style } = props
  const [isDragging, setDragging] = useState(false)
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    onGrab?.()
    setDragging(true)
  }
  const drop = () => {
    if (!isDragging) return
    setDragging(false)
    onDrop?.()
  }
  const pressed = (event: KeyboardEvent) => {
    const next = nextOf(event.key, props)
    if (next === null) return
    event.preventDefault()
    props.onStep(next)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator can. */}
      <div
        role="separator"
        aria-label={label}
        aria-orientation={moves === 'sideways' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(now)}
        aria-valuemin={Math.round(Math.min(least, now))}
        aria-valuemax={Math.round(Math.max(most, now))}
        tabIndex={0}
        onKeyDown={pressed}
        onPointerDown={grab}
        onPointerMove={event => isDragging && onDrag(event)}
        onPointerUp={drop}
        onPointerCancel={drop}
        onDoubleClick={onReset}
        style={style}
        className={clsx('group touch-none outline-none', cursor, className)}
      >
        <span className={clsx(line.className, isDragging && line.draggedClassName)} />
      </div>
      {/* Frames would swallow the pointer as soon as it is over them. */}
      {isDragging && <div className={clsx('inset-0 z-10', shield, cursor)} />}
    </>
  )
}

function nextOf(key: string, { moves, now, least, most, stepPx }: DividerProps): number | null {
  const [back, on] = moves === 'sideways' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  switch (key) {
    case back:
      return now - stepPx
    case on:
      return now + stepPx
    case 'Home':
      return least
    case 'End':
      return most
    default:
      return null
  }
}
