import { type Edge, MarkerType, type Node, Position } from '@xyflow/react'
import type { Shape } from '#room-schema/canvas-layout.ts'
import type { CanvasNode } from '#room-schema/canvas-room.ts'
import type { Direction, Place } from '#shared/canvas.ts'
import type { Rect } from './rect.ts'

export type BoardNodeKind = 'design' | 'note' | 'frame'

/** A design, note or frame as the library wants it; what is in it is read by its own component. */
export type BoardNode = Node<{ z: number; frame: string | null }, BoardNodeKind>
export type BoardEdge = Edge

/** What stands on the board, before it is moved by anybody just now. */
export interface Standing extends Rect {
  id: string
  kind: BoardNodeKind
  /** What it is called out as. */
  name: string
  z: number
  frame: string | null
}

export const rectOf = ({ position, width = 0, height = 0 }: BoardNode): Rect => ({
  ...position,
  width,
  height,
})

/** Below everything that can lie on a frame, whatever its own place in the stack. */
const BELOW_ALL = 3_000_000

export function makeBoardNode(
  standing: Standing,
  { isSelected, isDragged }: { isSelected: boolean; isDragged: boolean },
): BoardNode {
  const { id, kind, name, x, y, width, height, z, frame } = standing
  return {
    id,
    type: kind,
    position: { x, y },
    width,
    height,
    measured: { width, height },
    // Known before anything is measured: arrows lead from middle to middle, and are cut where they meet the edges.
    handles: [
      { type: 'source', position: Position.Right, x: width / 2, y: height / 2, width: 0, height: 0 },
      { type: 'target', position: Position.Left, x: width / 2, y: height / 2, width: 0, height: 0 },
    ],
    zIndex: kind === 'frame' ? z - BELOW_ALL : z,
    selected: isSelected,
    dragging: isDragged,
    ariaLabel: name,
    data: { z, frame },
  }
}

export const isSameStanding = (a: BoardNode, b: BoardNode): boolean =>
  a.position.x === b.position.x &&
  a.position.y === b.position.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.zIndex === b.zIndex &&
  a.selected === b.selected &&
  a.dragging === b.dragging &&
  a.ariaLabel === b.ariaLabel &&
  a.data.frame === b.data.frame

export const standingDesign = (id: string, node: CanvasNode, place: Place): Standing => ({
  ...{ id, kind: 'design', name: node.name || 'Untitled design' },
  ...{ x: place.x, y: place.y, width: place.width, height: place.height, z: place.z },
  frame: place.frame ?? null,
})

export const standingShape = (id: string, kind: 'note' | 'frame', shape: Shape): Standing => ({
  ...{ id, kind, name: calledOut(kind, shape.text) },
  ...{ x: shape.x, y: shape.y, width: shape.width, height: shape.height, z: shape.z },
  frame: null,
})

const calledOut = (kind: 'note' | 'frame', text: string): string => {
  const words = text.trim().slice(0, 80)
  const what = kind === 'note' ? 'Note' : 'Frame'
  return words ? `${what}: ${words}` : what
}

/** An arrow between two designs; null once one of them is gone. */
export function arrowEdge(
  id: string,
  shape: Shape,
  has: (id: string) => boolean,
  isSelected: boolean,
): BoardEdge | null {
  const { from, to } = shape
  if (!from || !to || !has(from) || !has(to)) return null
  return {
    id,
    type: 'arrow',
    source: from,
    target: to,
    selected: isSelected,
    label: shape.text,
    ariaLabel: shape.text ? `Arrow: ${shape.text}` : 'Arrow',
    markerEnd: { type: MarkerType.ArrowClosed, width: 18, height: 18 },
  }
}

/** From what was explored to one of its directions; null where that is not on the board. It is no arrow of anybody's. */
export function tieEdge(
  id: string,
  explore: Direction | null,
  has: (id: string) => boolean,
): BoardEdge | null {
  if (!explore?.of || !has(explore.of) || !has(id)) return null
  return {
    ...{ id: `tie-${id}`, type: 'tie', source: explore.of, target: id },
    ...{ selectable: false, focusable: false, ariaLabel: 'A direction of it' },
  }
}
