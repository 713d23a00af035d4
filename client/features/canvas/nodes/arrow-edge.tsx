import { BaseEdge, type EdgeProps, getStraightPath, useInternalNode } from '@xyflow/react'
import { memo } from 'react'
import { middleX, middleY, type Point, type Rect } from '../board/rect.ts'

/** An arrow from one design to another, cut where it meets their edges, wherever they stand. */
export const ArrowEdge = memo(function ArrowEdge({ source, target, markerEnd, selected, label }: EdgeProps) {
  const from = rectOfNode(useInternalNode(source))
  const to = rectOfNode(useInternalNode(target))
  if (!from || !to) return null
  const start = onEdge(from, { x: middleX(to), y: middleY(to) })
  const end = onEdge(to, { x: middleX(from), y: middleY(from) })
  const [path, labelX, labelY] = getStraightPath({
    sourceX: start.x,
    sourceY: start.y,
    targetX: end.x,
    targetY: end.y,
  })
  return (
    <BaseEdge
      path={path}
      markerEnd={markerEnd}
      label={label}
      labelX={labelX}
      labelY={labelY}
      interactionWidth={60}
      className={selected ? 'board-arrow is-selected' : 'board-arrow'}
    />
  )
})

/** From what was explored to a direction of it: where it comes from, seen and not touched. */
export const TieEdge = memo(function TieEdge({ source, target }: EdgeProps) {
  const from = rectOfNode(useInternalNode(source))
  const to = rectOfNode(useInternalNode(target))
  if (!from || !to) return null
  const start = onEdge(from, { x: middleX(to), y: middleY(to) })
  const end = onEdge(to, { x: middleX(from), y: middleY(from) })
  const [path] = getStraightPath({ sourceX: start.x, sourceY: start.y, targetX: end.x, targetY: end.y })
  return <BaseEdge path={path} interactionWidth={0} className="board-tie" />
})

function rectOfNode(node: ReturnType<typeof useInternalNode>): Rect | null {
  if (!node) return null
  return {
    ...node.internals.positionAbsolute,
    width: node.measured.width ?? 0,
    height: node.measured.height ?? 0,
  }
}

/** Where a line from the middle of a rectangle to a place outside of it leaves it. */
export function onEdge(rect: Rect, towards: Point): Point {
  const [x, y] = [middleX(rect), middleY(rect)]
  const [dx, dy] = [towards.x - x, towards.y - y]
  if (dx === 0 && dy === 0) return { x, y }
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : rect.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : rect.height / 2 / Math.abs(dy),
  )
  return { x: x + dx * share, y: y + dy * share }
}
