import { ScrollText, ShieldAlert, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useDeleteMessage, useIsAdmin } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { REASON_MAX_CHARACTERS } from '#shared/admin.ts'

interface AdminMessageMenuProps {
  itemId: string
  traceId: string | null
}

/** What platform admins do with a message; nobody else sees it. */
export function AdminMessageMenu({ itemId, traceId }: AdminMessageMenuProps) {
  const isAdmin = useIsAdmin()
  const patternId = usePatternId()
  const [isAsking, setAsking] = useState(false)
  if (!isAdmin) return null
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label="Admin">
            <ShieldAlert className="size-3.5" />
          </IconButton>
        }
      >
        {traceId !== null && (
          <MenuItem
            icon={<ScrollText />}
            onSelect={() => window.open(`/c/${patternId}/trace/${traceId}`, '_blank', 'noopener')}
          >
            How this was made
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} isDangerous onSelect={() => setAsking(true)}>
          Delete Message
        </MenuItem>
      </Menu>
      {isAsking && <DeleteDialog itemId={itemId} onClose={() => setAsking(false)} />}
    </>
  )
}

function DeleteDialog({ itemId, onClose }: { itemId: string; onClose(): void }) {
  const remove = useDeleteMessage(usePatternId())
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await remove.mutateAsync({ itemId, reason })
      toast.success('The message was deleted.')
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Dialog
      title="Delete Message"
      about="It is deleted for everybody, with its pictures and in the transcripts of this design. It cannot be brought back. Copies that people keep offline lose it when they come back. The owner reads that you did this, and why."
      isOpen
      onClose={onClose}
    >
      <form onSubmit={event => void submit(event)} className="mt-5 grid gap-4">
        <TextField
          label="Reason"
          value={reason}
          maxLength={REASON_MAX_CHARACTERS}
          autoComplete="off"
          onChange={event => setReason(event.currentTarget.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" isBusy={remove.isPending}>
            Delete
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
