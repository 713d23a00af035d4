import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { ArchiveRestore, Check, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useCollapseDirections, useKeepDirection, useVote } from '#client/api/canvas.ts'
import { useMe } from '#client/api/users.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { toast } from '#client/ui/toast.ts'
import type { CanvasNode } from '#room-schema/canvas-room.ts'
import type { Direction } from '#shared/canvas.ts'
import { useSelected } from '../board/board-context.ts'
import { useVoterNames } from './use-voter-names.ts'

interface DirectionBarProps {
  nodeId: string
  node: CanvasNode
  direction: Direction
  /** The card is so wide on the screen that all its buttons fit below it. */
  hasRoom: boolean
  isSelected: boolean
}

/** Below a direction: who votes for it, and how it is kept. */
export function DirectionBar({ nodeId, node, direction, hasRoom, isSelected }: DirectionBarProps) {
  const { id: spaceId, canWrite } = useCanvas()
  const me = useMe()
  const open = useSetAtom(openDialogAtom)
  const vote = useVote()
  const keep = useKeepDirection()
  const collapse = useCollapseDirections()
  const names = useVoterNames(node.votes)
  const isMine = me !== null && node.votes.includes(me.id)
  const canKeep = canWrite && !direction.isKept && node.artifactId !== null && node.status !== 'generating'
  const toggle = () => {
    if (!me || me.isGuest) return open({ kind: 'auth', mode: 'login' })
    vote.mutate(
      { spaceId, nodeId, isOn: !isMine },
      { onError: error => toast.error('Your vote was not taken.', { description: sentenceOf(error) }) },
    )
  }
  const keepAs = (as: 'version' | 'design') =>
    void keep.mutateAsync({ spaceId, nodeId, as }).then(
      () =>
        toast.success(
          as === 'version' ? 'It is the next version of its origin.' : 'It is a design of its own now.',
        ),
      error => toast.error('It could not be kept.', { description: sentenceOf(error) }),
    )
  const bringBack = () =>
    collapse.mutate(
      { spaceId, nodeId, isCollapsed: false },
      { onError: error => toast.error('They are still set aside.', { description: sentenceOf(error) }) },
    )
  return (
    <div className="board-direction nodrag nopan">
      <button
        type="button"
        aria-pressed={isMine}
        aria-label="Vote"
        aria-description={names}
        title={names || 'Vote for this direction'}
        disabled={vote.isPending}
        onClick={toggle}
        className={clsx('board-chip', isMine && 'is-on')}
      >
        <ThumbsUp aria-hidden="true" />
        {node.votes.length > 0 && node.votes.length}
      </button>
      {direction.isKept && (
        <span className="board-chip is-on">
          <Check aria-hidden="true" />
          Kept
        </span>
      )}
      <Deciding isShown={hasRoom} isSelected={isSelected}>
        {canWrite && direction.isCollapsed && (
          <button
            type="button"
            className="board-chip"
            title="Take the directions that were set aside out again"
            disabled={collapse.isPending}
            onClick={bringBack}
          >
            <ArchiveRestore aria-hidden="true" />
            Bring back
          </button>
        )}
        {canKeep && (
          <Menu
            align="end"
            trigger={
              <button type="button" className="board-chip">
                <Check aria-hidden="true" />
                Keep
              </button>
            }
          >
            {direction.of !== null && (
              <MenuItem onSelect={() => keepAs('version')}>As the next version of its origin</MenuItem>
            )}
            <MenuItem onSelect={() => keepAs('design')}>As a design of its own</MenuItem>
          </Menu>
        )}
      </Deciding>
    </div>
  )
}

/** Wide buttons, which would lie over those of the next card from afar: there only the one card that is selected has them. */
function Deciding({ isShown, isSelected, children }: DecidingProps) {
  if (isShown) return children
  return isSelected && <WhenAlone>{children}</WhenAlone>
}

interface DecidingProps {
  isShown: boolean
  isSelected: boolean
  children: ReactNode
}

const WhenAlone = ({ children }: { children: ReactNode }) => (useSelected().size === 1 ? children : null)

/** Of the vote and all that may stand beside it, drawn as large as labels are between two zooms. */
const ROOM_PX = { toKeep: 150, toBringBack: 260 }

export const hasRoomForAll = (widthPx: number, { isCollapsed }: Pick<Direction, 'isCollapsed'>): boolean =>
  widthPx >= (isCollapsed ? ROOM_PX.toBringBack : ROOM_PX.toKeep)
