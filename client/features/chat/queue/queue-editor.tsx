import type { KeyboardEvent } from 'react'
import { useMe } from '#client/api/users.ts'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { queueEditOf } from '#client/state/queue-edit.ts'
import { Button } from '#client/ui/button.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import type { QueueActs } from './use-queue-acts.ts'

/** The words of a prompt that waits, in its own row. */
export function QueueEditor({ author, acts }: { author: string; acts: QueueActs }) {
  const [edit, setEdit] = useStored(queueEditOf(usePatternId()))
  const me = useMe()
  if (!edit) return null
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // Not also what Escape stops elsewhere.
      event.preventDefault()
      acts.leaveEdit()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void acts.save()
  }
  return (
    <form
      className="min-w-0 flex-1 pr-1 pb-1"
      onSubmit={event => {
        event.preventDefault()
        void acts.save()
      }}
    >
      <div className="rounded-md border border-line-strong bg-surface focus-within:border-accent">
        <GrowingTextarea
          aria-label="Queued prompt"
          autoFocus
          rows={2}
          value={edit.text}
          onChange={event => setEdit({ ...edit, text: event.currentTarget.value })}
          onKeyDown={pressed}
          className="max-h-40 px-2 py-1.5 text-sm leading-snug pointer-coarse:text-md"
        />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" look="primary" disabled={edit.text.trim() === ''}>
          Save
        </Button>
        <Button size="sm" look="quiet" onClick={acts.leaveEdit}>
          Cancel
        </Button>
        {me && me.id !== author && <span className="text-xs text-ink-faint">Saving makes it yours.</span>}
      </div>
    </form>
  )
}
