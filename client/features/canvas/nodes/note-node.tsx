import { type NodeProps, NodeResizer } from '@xyflow/react'
import { memo, useEffect, useRef } from 'react'
import { useShape } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { typeInShape } from '#client/room/canvas/layout-edits.ts'
import { PLACE_LIMITS } from '#shared/canvas.ts'
import type { BoardNode } from '../board/board-node.ts'
import { takeNewShape } from '../board/new-shape.ts'

/** Words on the board, which several people may type at once. */
export const NoteNode = memo(function NoteNode({ id, selected }: NodeProps<BoardNode>) {
  const shape = useShape(id)
  const { layout, canWrite } = useCanvas()
  const field = useRef<HTMLTextAreaElement>(null)
  // Whoever has just put it there types at once, and the key that did it is none of its words.
  useEffect(() => {
    if (takeNewShape(id)) requestAnimationFrame(() => field.current?.focus())
  }, [id])
  if (!shape) return null
  return (
    <>
      {selected && canWrite && <Resizer />}
      <div className="board-note" data-selected={selected || undefined} data-color={shape.color}>
        {canWrite ? (
          <textarea
            aria-label="Note"
            value={shape.text}
            placeholder="Write a note"
            maxLength={PLACE_LIMITS.textMaxCharacters}
            ref={field}
            // A click sets the caret, a drag moves the note: nobody has to leave it for that.
            className={selected ? 'nopan nowheel' : 'pointer-events-none'}
            tabIndex={selected ? 0 : -1}
            dir="auto"
            onChange={event => typeInShape(layout.doc, id, event.currentTarget.value)}
            onKeyDown={event => {
              event.stopPropagation()
              if (event.key === 'Escape')
                event.currentTarget.closest<HTMLElement>('.react-flow__node')?.focus()
            }}
          />
        ) : (
          <p dir="auto">{shape.text}</p>
        )}
      </div>
    </>
  )
})

/** A named part of the board, behind the designs that belong to it. */
export const FrameNode = memo(function FrameNode({ id, selected }: NodeProps<BoardNode>) {
  const shape = useShape(id)
  const { layout, canWrite } = useCanvas()
  const field = useRef<HTMLInputElement>(null)
  // Whoever has just drawn it names it at once, and the key that did it is none of its name.
  useEffect(() => {
    if (takeNewShape(id)) requestAnimationFrame(() => field.current?.focus())
  }, [id])
  if (!shape) return null
  return (
    <>
      {selected && canWrite && <Resizer />}
      <div className="board-label">
        {canWrite && selected ? (
          <input
            ref={field}
            aria-label="Frame name"
            value={shape.text}
            placeholder="Frame"
            maxLength={200}
            className="nodrag nopan board-frame-name"
            dir="auto"
            onChange={event => typeInShape(layout.doc, id, event.currentTarget.value)}
            onKeyDown={event => {
              event.stopPropagation()
              if (event.key === 'Enter' || event.key === 'Escape')
                event.currentTarget.closest<HTMLElement>('.react-flow__node')?.focus()
            }}
          />
        ) : (
          <span className="truncate">{shape.text || 'Frame'}</span>
        )}
      </div>
      <div className="board-frame" data-selected={selected || undefined} />
    </>
  )
})

const Resizer = () => (
  <NodeResizer
    minWidth={PLACE_LIMITS.minSize}
    minHeight={PLACE_LIMITS.minSize}
    maxWidth={PLACE_LIMITS.maxSize}
    maxHeight={PLACE_LIMITS.maxSize}
    lineClassName="board-resize-line"
    handleClassName="board-resize-handle"
  />
)
