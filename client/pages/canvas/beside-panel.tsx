import { ExternalLink, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useFork } from '#client/actions/use-fork.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePattern } from '#client/api/patterns.ts'
import { useMe } from '#client/api/users.ts'
import { useKeepInView } from '#client/features/canvas/board/use-keep-in-view.ts'
import type { EmptyWords } from '#client/features/chat/chat-context.ts'
import { ChatPanel } from '#client/features/chat/chat-panel.tsx'
import { PageLooker } from '#client/features/looking/page-looker.tsx'
import { ChatDialogs } from '#client/pages/editor/chat-dialogs.tsx'
import { useNode } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { RoomProvider } from '#client/room/document/room-provider.tsx'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { WorkingCopyProvider } from '#client/room/working-copy/working-copy-provider.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { toast } from '#client/ui/toast.ts'
import { can } from '#shared/access.ts'
import type { Pattern } from '#shared/patterns.ts'

interface BesidePanelProps {
  nodeId: string
  onClose(): void
}

/** The chat of one design beside the board, on which its picture changes. */
export function BesidePanel({ nodeId, onClose }: BesidePanelProps) {
  const { room } = useCanvas()
  const node = useNode(nodeId)
  useKeepInView(nodeId)
  const isGone = node === null || node.status === 'gone'
  // The others see who works in which design.
  useEffect(() => {
    publishCanvasPresence(room.awareness, { editing: nodeId })
    return () => publishCanvasPresence(room.awareness, { editing: null })
  }, [room, nodeId])
  const name = useRef('')
  if (node) name.current = node.name
  // Somebody else has taken it away: whoever does it here closes it at once.
  useEffect(() => {
    if (!isGone) return
    toast(`“${name.current}” is not on this canvas any more.`, { description: WHY_GONE })
    onClose()
  }, [isGone, onClose])
  if (isGone) return null
  return (
    <aside
      aria-label={node.name}
      onKeyDown={event => {
        // Escape in its message is the chat's: it stops a run, and leaves what is selected on the board.
        const isInMessage = event.target instanceof HTMLTextAreaElement
        if (event.key === 'Escape' && isInMessage && node.status !== 'generating') event.stopPropagation()
      }}
      onInput={() => publishCanvasPresence(room.awareness, { isTyping: true })}
      onBlur={() => publishCanvasPresence(room.awareness, { isTyping: false })}
      className="flex min-h-0 w-105 shrink-0 flex-col border-l border-line bg-ground"
    >
      <header className="flex h-11 shrink-0 items-center gap-1 pr-2 pl-4">
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{node.name}</h2>
        <Link
          href={`/c/${node.editorRoomId}`}
          aria-label="Open on its own page"
          title="Open on its own page"
          className="touch-target grid size-8 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink"
        >
          <ExternalLink className="size-4" />
        </Link>
        <IconButton label="Close" onClick={onClose}>
          <X className="size-4" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1">
        <Chat key={node.editorRoomId} editorRoomId={node.editorRoomId} isBegun={node.artifactId !== null} />
      </div>
    </aside>
  )
}

const WHY_GONE = 'Somebody took it away. If it comes back, so does what you were typing.'

function Chat({ editorRoomId, isBegun }: { editorRoomId: string; isBegun: boolean }) {
  const { data, error, isError, refetch, dataUpdatedAt } = usePattern(editorRoomId)
  const me = useMe()
  if (isError && !data) {
    return (
      <div className="p-4">
        <LoadFailed
          what="The chat could not be loaded."
          why={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (!data) return null
  const canWrite = me !== null && can(data.permissionLevel, 'edit')
  return (
    <RoomProvider id={editorRoomId}>
      <WorkingCopyProvider userId={me?.id ?? null} canWrite={canWrite} checkedAt={dataUpdatedAt}>
        <Thread pattern={data} isSignedIn={me !== null} isBegun={isBegun} />
      </WorkingCopyProvider>
    </RoomProvider>
  )
}

interface ThreadProps {
  pattern: Pattern
  isSignedIn: boolean
  /** There is a version of it already. */
  isBegun: boolean
}

function Thread({ pattern, isSignedIn, isBegun }: ThreadProps) {
  const fork = useFork()
  const mode = isSignedIn ? (can(pattern.permissionLevel, 'generate') ? 'write' : 'read') : 'signedOut'
  return (
    <>
      <ChatPanel mode={mode} fork={fork} emptyWords={emptyWords(mode === 'write', isBegun)} />
      {mode === 'write' && <PageLooker />}
      <ChatDialogs canWrite={mode === 'write'} showChat={() => undefined} />
    </>
  )
}

/** A copy brings no chat along; what it shows is on the board, and not in this panel. */
function emptyWords(canWrite: boolean, isBegun: boolean): EmptyWords {
  const title = isBegun ? 'The chat of this design begins here' : 'Nothing has been said yet'
  if (!canWrite) return { title, text: 'What people ask for in this design stands here.' }
  return {
    title,
    text: isBegun
      ? 'It came to the board as it is. Say below what should change; everybody sees it on the board.'
      : 'Describe below what it should be. It takes shape on the board, for everybody.',
  }
}
