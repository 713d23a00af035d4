import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { queueEditOf } from '#client/state/queue-edit.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { ShownPrompt } from '#room-schema/queue.ts'
import { useAuthor } from '../thread/use-author.ts'
import { QueueEditor } from './queue-editor.tsx'
import type { QueueActs } from './use-queue-acts.ts'

interface QueueRowProps {
  prompt: ShownPrompt
  canWrite: boolean
  acts: QueueActs
  isFirst: boolean
  isLast: boolean
  move(direction: 'up' | 'down'): void
}

/** One prompt that waits: whose it is, how it begins, and what can be done to it. */
export function QueueRow({ prompt, canWrite, acts, isFirst, isLast, move }: QueueRowProps) {
  const { requestId, actor, text } = prompt
  const author = useAuthor({ role: 'user', userId: actor.id })
  const [edit] = useStored(queueEditOf(usePatternId()))
  const isEdited = canWrite && edit?.requestId === requestId
  const pressed = (event: KeyboardEvent) => {
    if (!canWrite || isEdited || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown'))
      return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 'up' : 'down')
  }
  return (
    <li className="flex items-start gap-2 py-1 pr-1.5 pl-3" onKeyDown={pressed}>
      <Avatar {...author} size="xs" className="mt-1" />
      <span className="sr-only">{author.name}:</span>
      {isEdited ? (
        <QueueEditor author={actor.id} acts={acts} />
      ) : (
        <p className="min-w-0 flex-1 py-1 text-sm leading-snug wrap-anywhere">
          <span dir="auto" className="line-clamp-2">
            {text}
          </span>
        </p>
      )}
      {canWrite && !isEdited && (
        <div className="flex shrink-0">
          <IconButton
            size="sm"
            label="Move up"
            tooltip="Move up (Alt+↑)"
            disabled={isFirst}
            onClick={() => move('up')}
          >
            <ArrowUp className="size-3.5" />
          </IconButton>
          <IconButton
            size="sm"
            label="Move down"
            tooltip="Move down (Alt+↓)"
            disabled={isLast}
            onClick={() => move('down')}
          >
            <ArrowDown className="size-3.5" />
          </IconButton>
          <IconButton size="sm" label="Edit" onClick={() => void acts.edit(prompt)}>
            <Pencil className="size-3.5" />
          </IconButton>
          <IconButton size="sm" label="Remove" onClick={() => void acts.remove(requestId)}>
            <X className="size-3.5" />
          </IconButton>
        </div>
      )}
    </li>
  )
}
