import { Pencil } from 'lucide-react'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { useStored } from '#client/lib/stored.ts'
import { filesOf, type SharedMap, textOf } from '#client/room/document/chat-hooks.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { attachmentsOf, withHosted } from '#client/state/attachments.ts'
import { composerOf } from '#client/state/composer.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useCanWrite } from '../chat-context.ts'

/** Brings a message and its pictures back into the box; sent again, it begins where it first began. */
export function EditMessage({ requestId, item }: { requestId: string; item: SharedMap }) {
  const patternId = usePatternId()
  const [composer, setComposer] = useStored(composerOf(patternId))
  const isRunning = useActiveRun() !== null
  if (!useCanWrite() || isRunning) return null
  const edit = () => {
    const draft = promptDraftOf(patternId)
    const attached = attachmentsOf(patternId)
    const { updateOnRequestId, broughtFiles } = composer
    // Of another message that was being edited nothing stays.
    const own = attached.read().filter(({ url }) => url === null || !broughtFiles.includes(url))
    const files = filesOf(item)
    setComposer({
      ...composer,
      updateOnRequestId: requestId,
      wordsBefore: updateOnRequestId === null ? draft.read() : composer.wordsBefore,
      broughtFiles: files.map(({ url }) => url),
    })
    attached.write(withHosted(files, own))
    draft.write(textOf(item))
    focusComposer()
  }
  return (
    <IconButton size="sm" label="Edit message" onClick={edit}>
      <Pencil className="size-3.5" />
    </IconButton>
  )
}
