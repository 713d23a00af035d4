import { useSetAtom } from 'jotai'
import { Ellipsis } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { MenuActions } from '#client/actions/menu-actions.tsx'
import { useIsChangingSession } from '#client/actions/use-session-change.ts'
import { useShortcuts } from '#client/actions/use-shortcuts.ts'
import { useFreshCopies } from '#client/api/canvas.ts'
import { useSession } from '#client/api/users.ts'
import { AccountMenu } from '#client/features/auth/account-menu.tsx'
import { Bar, BarButton, BarLine } from '#client/features/canvas/board/board-bar.tsx'
import { useSelected } from '#client/features/canvas/board/board-context.ts'
import { BoardProvider, CanvasBoard } from '#client/features/canvas/board/canvas-board.tsx'
import { SelectionBar } from '#client/features/canvas/board/selection-bar.tsx'
import { ToolHint } from '#client/features/canvas/board/tool-hint.tsx'
import { useShowNode } from '#client/features/canvas/board/use-show-node.ts'
import { ZoomBar } from '#client/features/canvas/board/zoom-bar.tsx'
import { CanvasName } from '#client/features/canvas/canvas-name.tsx'
import { CanvasStatus } from '#client/features/canvas/canvas-status.tsx'
import { EmptyBoard } from '#client/features/canvas/empty-board.tsx'
import { BoardPrompt } from '#client/features/canvas/prompt/board-prompt.tsx'
import { ShareCanvas } from '#client/features/canvas/share/share-canvas.tsx'
import { useNewDesign } from '#client/features/canvas/use-new-design.ts'
import { EditorHeader } from '#client/features/header/editor-header.tsx'
import { HomeMenu } from '#client/features/header/home-menu.tsx'
import { FollowingFrame } from '#client/features/presence/following-frame.tsx'
import { PeopleHere } from '#client/features/presence/people-here.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { NARROW, TOUCH, useMediaQuery } from '#client/lib/media-query.ts'
import { BesidePanel } from '#client/pages/canvas/beside-panel.tsx'
import { BoardPictures } from '#client/pages/canvas/board-pictures.tsx'
import { CanvasDialogs } from '#client/pages/canvas/canvas-dialogs.tsx'
import { CanvasNotice } from '#client/pages/canvas/canvas-notice.tsx'
import { CanvasState } from '#client/pages/canvas/canvas-state.tsx'
import { useCanvasActions } from '#client/pages/canvas/use-canvas-actions.ts'
import { useImport } from '#client/pages/canvas/use-import.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { useCanvasMeta, useNodeCount } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas, useCanvasState } from '#client/room/canvas/canvas-provider.tsx'
import { JoinedRoom } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu } from '#client/ui/menu.tsx'
import { nodesOf, readNode } from '#room-schema/canvas-room.ts'
import { CLOSE } from '#room-schema/protocol.ts'
import type { SessionUser } from '#shared/users.ts'

const LOST: readonly (number | null)[] = [CLOSE.forged, CLOSE.noSuchRoom]

/** Designs that run on a board at once, where the server says nothing of it. */
const LIVE_MOST = 12

/** One board and everybody on it. */
export function CanvasRoom({ user }: { user: SessionUser | null }) {
  const { id, room } = useCanvas()
  const { hasContent, closeCode } = useCanvasState()
  const { access } = useCanvasMeta()
  const isChangingSession = useIsChangingSession()
  // Of what somebody may not see any more nothing stays before their eyes.
  const isSignedOut = closeCode === CLOSE.signIn && (user === null || access === 'private')
  const isLost = (LOST.includes(closeCode) || isSignedOut) && !isChangingSession
  if (closeCode !== null && (isLost || !hasContent))
    return <CanvasState closeCode={closeCode} wasOpen={hasContent} />
  if (!hasContent) return <PageLoading />
  return (
    <JoinedRoom room={{ id, connection: room }}>
      <BoardProvider>
        <Layout user={user} />
      </BoardProvider>
    </JoinedRoom>
  )
}

function Layout({ user }: { user: SessionUser | null }) {
  const { id, room, canWrite } = useCanvas()
  const { name } = useCanvasMeta()
  const nodeCount = useNodeCount()
  const isEmpty = nodeCount === 0
  useFreshCopies(id, nodeCount)
  const liveMost = useSession().data?.server.canvasLiveFrames ?? LIVE_MOST
  const [, navigate] = useLocation()
  const [besideId, setBeside] = useState<string | null>(null)
  const isTouch = useMediaQuery(TOUCH)
  const isNarrow = useMediaQuery(NARROW)
  const setDialog = useSetAtom(openDialogAtom)
  useDocumentTitle(name)
  const open = (nodeId: string) => {
    const node = readNode(nodesOf(room.doc).get(nodeId))
    if (!node || node.status === 'gone') return
    if (isNarrow || isTouch) navigate(`/c/${node.editorRoomId}`)
    else setBeside(nodeId)
  }
  const selected = useSelected()
  // With the chat of a design open one box is enough, as long as nothing else is meant.
  const isPromptedBeside = besideId !== null && [...selected].every(selectedId => selectedId === besideId)
  const closeBeside = useCallback(() => setBeside(null), [])
  const begin = useNewDesign(open)
  const show = useShowNode()
  const importQuestion = useImport(show)
  const leave = (nodeIds: readonly string[]) => {
    if (besideId && nodeIds.includes(besideId)) closeBeside()
  }
  const actions = useCanvasActions({ open, leave })
  const { inHand, view, edit, draw, arrange, together, tools, commands, all } = actions
  useShortcuts(all)
  // A dialog of this board is of no use on another page.
  useEffect(() => () => setDialog(null), [setDialog])
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader
        menu={<HomeMenu />}
        name={<CanvasName name={name} />}
        status={<CanvasStatus />}
        people={<PeopleHere />}
        actions={
          <Menu
            align="end"
            trigger={
              <IconButton label="Actions">
                <Ellipsis className="size-4" />
              </IconButton>
            }
          >
            <MenuActions
              parts={[
                [together.spotlight],
                [edit.undo, edit.redo, edit.selectAll, edit.copy],
                [tools.grid],
                [commands.commands, commands.shortcuts],
              ]}
            />
          </Menu>
        }
        share={canWrite && <ShareCanvas />}
        account={!user && <AccountMenu />}
      />
      <CanvasNotice />
      <div className="flex min-h-0 flex-1 border-t border-line">
        <main className="@container relative min-w-0 flex-1 bg-sunken">
          <CanvasBoard
            liveMost={liveMost}
            isTouch={isTouch}
            inHand={inHand}
            isOnGrid={actions.isOnGrid}
            onOpen={open}
          >
            {isEmpty && (
              <EmptyBoard
                canWrite={canWrite}
                isBusy={begin.isBusy}
                onNew={begin.make}
                onAdd={isTouch ? null : actions.addDesigns.run}
              />
            )}
          </CanvasBoard>
          {!isTouch && (
            <div className="pointer-events-none absolute inset-x-0 top-3 z-10 flex flex-col items-center gap-2 *:pointer-events-auto">
              <SelectionBar
                open={edit.open}
                original={[edit.openOriginal, edit.saveToOriginal]}
                duplicate={edit.duplicate}
                remove={edit.remove}
                arrow={draw.arrow}
                frame={draw.frame}
                arrange={arrange}
              />
              <ToolHint {...inHand} />
            </div>
          )}
          <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 flex flex-col-reverse gap-2 @5xl:grid @5xl:grid-cols-[1fr_minmax(0,36rem)_1fr] @5xl:items-end">
            <div className="flex gap-2 *:pointer-events-auto">
              <ZoomBar {...view} />
              {!isTouch && (
                <Bar label="Tools">
                  <BarButton action={tools.select} isPressed={inHand.tool === 'select'} />
                  <BarButton action={tools.hand} isPressed={inHand.tool === 'hand'} />
                  {canWrite && <BarLine />}
                  <BarButton action={actions.addDesigns} />
                  <BarButton action={draw.note} isPressed={inHand.tool === 'note'} />
                  <BarButton action={draw.arrow} isPressed={inHand.tool === 'arrow'} />
                  <BarButton action={draw.frame} />
                </Bar>
              )}
            </div>
            {canWrite && isTouch && (
              <p className="rounded-lg border border-line bg-raised px-3 py-1.5 text-center text-xs text-ink-soft shadow-2">
                Here you can look around and open designs. To prompt and arrange, use a mouse or a trackpad.
              </p>
            )}
            {canWrite && !isTouch && (
              <div hidden={isPromptedBeside} className="pointer-events-auto mx-auto w-full max-w-xl">
                <BoardPrompt onMade={show} />
              </div>
            )}
          </div>
        </main>
        {besideId && <BesidePanel nodeId={besideId} onClose={closeBeside} />}
      </div>
      {importQuestion}
      {canWrite && <BoardPictures />}
      <FollowingFrame isRaised />
      <Suspense>
        <CanvasDialogs actions={all} show={show} />
      </Suspense>
    </div>
  )
}
