import { Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { composingOf } from '#client/state/composing.ts'
import { draftOfRoom } from '#client/state/drafts.ts'

/** Above the words of a message: the element it is about, and the message it takes the place of. */
export function ComposingRow() {
  const roomId = useRoomId()
  const [composing, setComposing] = useStored(composingOf(roomId))
  const { selection, updateOnRequestId } = composing
  if (!selection && !updateOnRequestId) return null
  return (
    <div className="flex flex-wrap gap-1.5 px-3 pt-2.5">
      {selection && (
        <Chip label="Remove selection" onRemove={() => setComposing({ ...composing, selection: null })}>
          <span
            aria-hidden="true"
            className="size-2 rounded-full"
            style={{ backgroundColor: selection.color }}
          />
          <span className="max-w-48 truncate">{selection.name}</span>
          <span className="max-w-40 truncate font-mono text-ink-faint">{selection.file}</span>
        </Chip>
      )}
      {updateOnRequestId && (
        <Chip
          label="Stop editing the message"
          onRemove={() => {
            setComposing({ ...composing, updateOnRequestId: null })
            draftOfRoom(roomId).write('')
          }}
        >
          <Pencil aria-hidden="true" className="size-3" />
          Editing a message; it starts again from there
        </Chip>
      )}
    </div>
  )
}

function Chip({ label, onRemove, children }: { label: string; onRemove(): void; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 rounded-full border border-line bg-hover py-0.5 pr-1 pl-2.5 text-xs">
      {children}
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        className="touch-target grid size-5 place-items-center rounded-full hover:bg-pressed"
      >
        <X className="size-3" />
      </button>
    </span>
  )
}
