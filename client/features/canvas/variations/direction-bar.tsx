import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { ArchiveRestore, Check, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useVote } from '#client/api/canvas.ts'
import { useMe } from '#client/api/users.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import type { CanvasNode } from '#room-schema/canvas-room.ts'
import type { Direction } from '#shared/canvas.ts'
import { WhenAlone } from '../board/when-alone.tsx'
import { AsideMenu, KeepMenu } from './keep-menu.tsx'
import { useDecide } from './use-decide.ts'
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
  const decide = useDecide(nodeId, direction)
  const names = useVoterNames(node.votes)
  const isMine = me !== null && node.votes.includes(me.id)
  const canKeep = canWrite && !direction.isKept && node.artifactId !== null && node.status !== 'generating'
  const toggle = () => {
    if (!me || me.isGuest) return open({ kind: 'auth', mode: 'login', why: WHY_ACCOUNT })
    vote.mutate(
      { spaceId, nodeId, isOn: !isMine },
      { onError: error => toast.error('Your vote was not taken.', { description: sentenceOf(error) }) },
    )
  }
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
            title="Take this direction out again"
            disabled={decide.isBusy}
            onClick={() => decide.setAside('this', false)}
          >
            <ArchiveRestore aria-hidden="true" />
            Bring back
          </button>
        )}
        {canKeep && <KeepMenu direction={direction} decide={decide} />}
        {canKeep && <AsideMenu direction={direction} decide={decide} />}
      </Deciding>
    </div>
  )
}

const WHY_ACCOUNT = 'To vote you need an account: each person has one vote.'

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

/** Of the vote and all that may stand beside it, drawn as large as labels are between two zooms. */
const ROOM_PX = { toKeep: 186, toBringBack: 280 }

export const hasRoomForAll = (widthPx: number, { isCollapsed }: Pick<Direction, 'isCollapsed'>): boolean =>
  widthPx >= (isCollapsed ? ROOM_PX.toBringBack : ROOM_PX.toKeep)
