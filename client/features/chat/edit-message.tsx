import { Pencil } from 'lucide-react'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { useStored } from '#client/lib/stored.ts'
import { useActiveRun } from '#client/room/meta-hooks.ts'
import { useRoomId } from '#client/room/room-provider.tsx'
import { asAttachment, attachmentsOf } from '#client/state/attachments.ts'
import { composingOf } from '#client/state/composing.ts'
import { draftOfRoom } from '#client/state/drafts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { HostedFile } from '#shared/chat.ts'
import { useCanWrite } from './chat-context.ts'

interface EditMessageProps {
  requestId: string
  text(): string
  files(): HostedFile[]
}

/** Brings a message back into the box; sent again, it begins where it first began. */
export function EditMessage({ requestId, text, files }: EditMessageProps) {
  const roomId = useRoomId()
  const [composing, setComposing] = useStored(composingOf(roomId))
  const isRunning = useActiveRun() !== null
  if (!useCanWrite() || isRunning) return null
  return (
    <IconButton
      size="sm"
      label="Edit message"
      onClick={() => {
        draftOfRoom(roomId).write(text())
        attachmentsOf(roomId).write(files().map(asAttachment))
        setComposing({ ...composing, updateOnRequestId: requestId })
        focusComposer()
      }}
    >
      <Pencil className="size-3.5" />
    </IconButton>
  )
}
