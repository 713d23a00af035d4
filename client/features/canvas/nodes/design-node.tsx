import { type NodeProps, NodeResizer } from '@xyflow/react'
import { clsx } from 'clsx'
import { TriangleAlert, Unlink } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import { useNode, usePeopleAt } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { CanvasNode } from '#room-schema/canvas-room.ts'
import { colorOf } from '#room-schema/presence.ts'
import { type NodeStatus, PLACE_LIMITS } from '#shared/canvas.ts'
import type { BoardNode } from '../board/board-node.ts'
import { useAtZoom } from '../board/settled-zoom.ts'
import { WhenAlone } from '../board/when-alone.tsx'
import { DirectionBar, hasRoomForAll } from '../variations/direction-bar.tsx'
import { ArrowEnd } from './arrow-end.tsx'
import { ArrowHandles } from './arrow-handles.tsx'
import { DesignLabel } from './design-label.tsx'
import { useIsLive, useLiveNodes } from './live-context.ts'
import { nodeWords } from './node-words.ts'
import { StillDesign } from './still-design.tsx'
import { StreamedDesign } from './streamed-design.tsx'

/** So narrow on the screen a picture tells nothing; screens of phones are finer than they are wide. */
const BLOCK_BELOW_PX = 22
/** So narrow a name cannot be read. */
const NAMED_FROM_PX = 64
/** So narrow words do not fit in it. */
const WORDS_FROM_PX = 150

/** One design on the board: a block of colour from afar, its picture nearer, itself when it is large. */
export const DesignNode = memo(function DesignNode({ id, selected, width = 0 }: NodeProps<BoardNode>) {
  const node = useNode(id)
  const { canWrite } = useCanvas()
  const hasWords = useAtZoom(zoom => zoom * width >= WORDS_FROM_PX)
  const isFar = useAtZoom(zoom => zoom * width < BLOCK_BELOW_PX)
  const isNamed = useAtZoom(zoom => zoom * width >= NAMED_FROM_PX)
  const hasRoom = useAtZoom(zoom => node?.explore != null && hasRoomForAll(zoom * width, node.explore))
  const watchers = usePeopleAt(id)
  if (!node) return null
  return (
    <>
      <ArrowEnd />
      {selected && canWrite && (
        <NodeResizer
          minWidth={PLACE_LIMITS.minSize}
          minHeight={PLACE_LIMITS.minSize}
          maxWidth={PLACE_LIMITS.maxSize}
          maxHeight={PLACE_LIMITS.maxSize}
          lineClassName="board-resize-line"
          handleClassName="board-resize-handle"
        />
      )}
      {selected && canWrite && (
        <WhenAlone>
          <ArrowHandles id={id} />
        </WhenAlone>
      )}
      {isNamed && (
        <DesignLabel
          nodeId={id}
          name={node.name}
          artifactId={node.artifactId}
          direction={node.explore?.words ?? null}
          isSelected={selected}
          hasRoom={hasWords}
          people={watchers.filter(({ editing }) => editing === id)}
        />
      )}
      <div
        className={clsx(
          'board-sheet',
          selected && 'is-selected',
          node.explore?.isCollapsed && !node.explore.isKept && 'is-collapsed',
        )}
        style={{
          backgroundColor: isFar ? blockColor(node) : undefined,
          outlineColor: selected ? undefined : watchers[0]?.user.color,
        }}
        data-watched={!selected && watchers.length > 0 ? '' : undefined}
      >
        {!isFar && <Content id={id} node={node} takesPicture={canWrite} hasWords={hasWords} />}
      </div>
      {node.explore && isNamed && (
        <DirectionBar
          nodeId={id}
          node={node}
          direction={node.explore}
          hasRoom={hasRoom}
          isSelected={selected}
        />
      )}
    </>
  )
})

interface ContentProps {
  id: string
  node: CanvasNode
  takesPicture: boolean
  hasWords: boolean
}

function Content({ id, node, takesPicture, hasWords }: ContentProps) {
  const isLive = useIsLive(id)
  const live = useLiveNodes()
  const { status, thumbnail, artifactId, editorRoomId, name } = node
  const [paintedId, setPaintedId] = useState<string | null>(null)
  const settled = useCallback(() => live.settled(id), [live, id])
  const painted = useCallback(() => {
    settled()
    setPaintedId(artifactId)
  }, [settled, artifactId])
  // It compiles and does not run: nobody knows before it is tried.
  const [failedId, setFailedId] = useState<string | null>(null)
  const failed = useCallback(() => setFailedId(artifactId), [artifactId])
  const hasFailed = status === 'ready' && artifactId !== null && failedId === artifactId
  const isWriting = status === 'generating'
  // What was written before one's eyes stays until the new version has painted.
  const [wasStreamed, setStreamed] = useState(false)
  if (isWriting && isLive && !wasStreamed) setStreamed(true)
  if (!isWriting && wasStreamed && (!isLive || paintedId === artifactId)) setStreamed(false)
  // The picture of the version before stands, paler, until there is one of this version.
  const [known, setKnown] = useState(thumbnail)
  if (thumbnail !== null && thumbnail !== known) setKnown(thumbnail)
  const picture = status === 'gone' ? null : (thumbnail ?? (artifactId && known))
  const words = nodeWords(hasFailed ? { ...node, status: 'error', thumbnail: null } : node)
  const hasPicture = picture !== null
  return (
    <>
      {hasPicture && (
        <img
          // Before its source: of 500 designs only those near the view are fetched.
          loading="lazy"
          src={picture}
          alt=""
          draggable={false}
          decoding="async"
          className={clsx(
            'absolute inset-0 size-full bg-white object-cover object-left-top',
            thumbnail === null && !isWriting && 'opacity-50',
          )}
        />
      )}
      {isLive && (isWriting || wasStreamed) && (
        <StreamedDesign editorRoomId={editorRoomId} onSettled={settled} />
      )}
      {isLive && !isWriting && artifactId && status === 'ready' && (
        <StillDesign
          artifactId={artifactId}
          takesPicture={takesPicture}
          onSettled={painted}
          onFailed={failed}
        />
      )}
      {!words && hasWords && !hasPicture && !isLive && <p className="board-words">{name}</p>}
      {words && (
        <div
          className={clsx(
            'board-state',
            isWriting && 'is-writing',
            (hasFailed || status === 'error') && 'is-error',
            (hasPicture || (isLive && !hasFailed)) && 'is-over',
          )}
        >
          {isWriting ? <Spinner /> : <StateMark status={hasFailed ? 'error' : status} />}
          {hasWords && <p className="font-medium text-ink">{words.title}</p>}
          {hasWords && words.text && <p>{words.text}</p>}
        </div>
      )}
    </>
  )
}

/** Told apart where there is no room for words. */
function StateMark({ status }: { status: NodeStatus }) {
  if (status === 'error') return <TriangleAlert aria-hidden="true" />
  return status === 'gone' ? <Unlink aria-hidden="true" /> : null
}

/** Of a design that is too far away to be seen: quiet, and told apart from its neighbours. */
function blockColor({ status, editorRoomId }: CanvasNode): string {
  if (status === 'generating') return 'var(--accent)'
  if (status === 'error') return 'var(--amber-line)'
  if (status !== 'ready') return 'var(--line-strong)'
  return `color-mix(in oklab, ${colorOf(editorRoomId)} 34%, var(--surface))`
}
