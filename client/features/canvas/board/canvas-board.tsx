import {
  MiniMap,
  PanOnScrollMode,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
  type Viewport,
} from '@xyflow/react'
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { ArrowEdge, TieEdge } from '../nodes/arrow-edge.tsx'
import { DesignNode } from '../nodes/design-node.tsx'
import { LiveNodesContext } from '../nodes/live-context.ts'
import { LiveNodes } from '../nodes/live-nodes.ts'
import { FrameNode, NoteNode } from '../nodes/note-node.tsx'
import { useChooseLive } from '../nodes/use-choose-live.ts'
import { Board } from './board.ts'
import { BoardContext, useBoard, useSelected } from './board-context.ts'
import { BoardGrid } from './board-grid.tsx'
import type { BoardEdge, BoardNode } from './board-node.ts'
import { cameraOf, FIRST_FIT, firstView, labelScale, wasSeen, ZOOM } from './camera.ts'
import { CursorsOnBoard } from './cursors-on-board.tsx'
import { GuideLines } from './guide-lines.tsx'
import { HeldPicture } from './held-picture.ts'
import { LeadingArrow } from './leading-arrow.tsx'
import { Motion } from './motion.ts'
import { SettledZoom, SettledZoomContext, useAtZoom } from './settled-zoom.ts'
import { useDrawing } from './use-drawing.ts'
import { useFirstView } from './use-first-view.ts'
import { useFollowOnBoard } from './use-follow-on-board.ts'
import { useTellView } from './use-tell-view.ts'
import type { ToolInHand } from './use-tool.ts'
import '@xyflow/react/dist/base.css'
import './board.css'
import '../nodes/nodes.css'

const NODE_TYPES = { design: DesignNode, note: NoteNode, frame: FrameNode }
const EDGE_TYPES = { arrow: ArrowEdge, tie: TieEdge }
const GRID = 20
const SNAP_WITHIN_PX = 6
const GLIDE_MS = 220
/** Longer than a gesture pauses. */
const REST_MS = 150

interface CanvasBoardProps {
  /** Designs that run at once at most. */
  liveMost: number
  /** A finger moves the board, and nothing on it. */
  isTouch: boolean
  inHand: ToolInHand
  /** What is near nothing else stands on the grid. */
  isOnGrid: boolean
  onOpen(nodeId: string): void
  children?: ReactNode
}

/** Everything that stands around and over a board, inside of which its tools find it. */
export function BoardProvider({ children }: { children: ReactNode }) {
  const { id, room, layout } = useCanvas()
  const board = useMemo(() => new Board({ room, layout }), [room, layout])
  const [live] = useState(() => new LiveNodes())
  const [zoom] = useState(() => new SettledZoom(firstView(id).zoom))
  // What is there already is drawn at once, and not after an empty board.
  const [initial] = useState(board.shown)
  // Its timers end with the page.
  useEffect(() => () => live.dispose(), [live])
  return (
    <BoardContext value={board}>
      <LiveNodesContext value={live}>
        <SettledZoomContext value={zoom}>
          <ReactFlowProvider initialNodes={initial.nodes} initialEdges={initial.edges}>
            {children}
          </ReactFlowProvider>
        </SettledZoomContext>
      </LiveNodesContext>
    </BoardContext>
  )
}

/** The designs of a canvas on one endless sheet. */
export function CanvasBoard(props: CanvasBoardProps) {
  const { liveMost, isTouch, inHand, isOnGrid, onOpen, children } = props
  const { id, room, canWrite } = useCanvas()
  const board = useBoard()
  const { nodes, edges, guides } = useSyncExternalStore(board.subscribe, board.shown)
  const [camera] = useState(() => cameraOf(id))
  const [first] = useState(() => firstView(id))
  const [isNew] = useState(() => !wasSeen(id))
  useFirstView(nodes, isNew && isTouch)
  const scale = useAtZoom(labelScale)
  const settled = useContext(SettledZoomContext)
  const { screenToFlowPosition, getZoom, setCenter } = useReactFlow()
  const tellView = useTellView()
  const choose = useChooseLive(nodes, liveMost)
  const { stopFollowing } = useFollowOnBoard()
  const { isDrawing, handlers } = useDrawing(inHand)
  const [motion] = useState(() => new Motion())
  const [held] = useState(() => new HeldPicture())
  const sheet = useRef<HTMLDivElement>(null)
  useEscape('selection', useSelected().size === 0 ? null : () => board.select([]))
  const moved = () => {
    if (motion.moved(performance.now())) choose.moving()
  }
  const rest = (viewport: Viewport) => {
    held.rest(sheet.current)
    camera.write(viewport)
    settled.settle(viewport.zoom)
    choose.atRest()
    tellView()
  }
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // It ends with the page.
  useEffect(() => () => clearTimeout(restTimer.current), [])
  const isHand = inHand.tool === 'hand'
  const isMovable = canWrite && !isTouch && !isHand
  const tellCursor = (at: { clientX: number; clientY: number } | null) => {
    if (isTouch) return
    const place = at && screenToFlowPosition({ x: at.clientX, y: at.clientY }, { snapToGrid: false })
    publishCanvasPresence(room.awareness, {
      cursor: place && { x: Math.round(place.x), y: Math.round(place.y) },
    })
  }
  return (
    <ReactFlow<BoardNode, BoardEdge>
      ref={sheet}
      aria-label="Canvas"
      className={isDrawing ? 'board is-drawing' : 'board'}
      style={{ '--label-scale': scale } as React.CSSProperties}
      nodes={nodes}
      edges={edges}
      onNodesChange={board.change}
      onEdgesChange={board.changeEdges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      defaultViewport={first}
      // Never seen before: all of it, and no larger than a design is shown at first.
      fitView={isNew && !isTouch}
      fitViewOptions={FIRST_FIT}
      minZoom={ZOOM.min}
      maxZoom={ZOOM.max}
      nodesDraggable={isMovable}
      nodesConnectable={false}
      elementsSelectable={!isTouch}
      elevateNodesOnSelect={false}
      selectionOnDrag={!isHand && !isTouch}
      selectionMode={SelectionMode.Partial}
      panOnDrag={isHand || isTouch ? true : [1, 2]}
      panOnScroll
      panOnScrollMode={PanOnScrollMode.Free}
      panOnScrollSpeed={1}
      zoomOnDoubleClick={false}
      zoomActivationKeyCode={['Meta', 'Control']}
      multiSelectionKeyCode={['Meta', 'Control', 'Shift']}
      deleteKeyCode={null}
      nodeDragThreshold={3}
      ariaLabelConfig={WORDS}
      attributionPosition="top-right"
      onNodeDragStart={() => {
        board.snapping = { within: SNAP_WITHIN_PX / getZoom(), grid: isOnGrid ? GRID : null }
      }}
      onNodeDoubleClick={(_, node) => node.type === 'design' && onOpen(node.id)}
      onNodeClick={(_, node) => isTouch && node.type === 'design' && onOpen(node.id)}
      onMoveStart={event => {
        moved()
        if (event) stopFollowing()
      }}
      onMove={(_, { zoom }) => {
        moved()
        held.moved(sheet.current, zoom)
        settled.moved(zoom)
        tellView()
      }}
      onMoveEnd={(_, viewport) => {
        clearTimeout(restTimer.current)
        // A jump ends as it begins: it rests once nothing follows.
        if (motion.ended(performance.now())) rest(viewport)
        else restTimer.current = setTimeout(() => motion.ended(performance.now()) && rest(viewport), REST_MS)
      }}
      {...handlers}
      onPointerMove={tellCursor}
      onPointerLeave={() => tellCursor(null)}
    >
      <BoardGrid nodes={nodes} />
      <GuideLines guides={guides} />
      <LeadingArrow onDrawn={inHand.done} />
      <CursorsOnBoard />
      {!isTouch && nodes.length > 0 && (
        <MiniMap<BoardNode>
          ariaLabel="Overview of the board"
          pannable
          zoomable
          onClick={(_, { x, y }) => void setCenter(x, y, { zoom: getZoom(), duration: GLIDE_MS })}
          position="bottom-right"
          nodeColor={miniColor}
          nodeBorderRadius={40}
          className="board-minimap @max-5xl:hidden"
        />
      )}
      {children}
    </ReactFlow>
  )
}

const miniColor = ({ type, selected }: BoardNode): string => {
  if (selected) return 'var(--accent)'
  return type === 'frame' ? 'transparent' : 'var(--line-strong)'
}

const WORDS = {
  'node.a11yDescription.default': 'Press Enter to select it, and Delete to take it away.',
  'node.a11yDescription.keyboardDisabled':
    'Press Enter to select it. Once selected, arrow keys move it and O opens it.',
  'node.a11yDescription.ariaLiveMessage': ({
    direction,
    x,
    y,
  }: {
    direction: string
    x: number
    y: number
  }) => `Moved ${direction}, to ${x}, ${y}.`,
  'edge.a11yDescription.default': 'Press Enter to select it, and Delete to take it away.',
  'minimap.ariaLabel': 'Overview of the board',
}
