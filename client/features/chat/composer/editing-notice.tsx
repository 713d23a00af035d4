import { Pencil, X } from 'lucide-react'
import { useStored } from '#client/lib/stored.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { attachmentsOf } from '#client/state/attachments.ts'
import { ANEW, composerOf } from '#client/state/composer.ts'
import { promptDraftOf } from '#client/state/drafts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'

/** Above the words of a message: that it takes the place of an earlier one. */
export function EditingNotice() {
  const patternId = usePatternId()
  const [composer, setComposer] = useStored(composerOf(patternId))
  if (!composer.updateOnRequestId) return null
  const leave = () => {
    const { wordsBefore, broughtFiles } = composer
    const attached = attachmentsOf(patternId)
    setComposer({ ...composer, ...ANEW })
    promptDraftOf(patternId).write(wordsBefore)
    attached.write(attached.read().filter(({ url }) => url === null || !broughtFiles.includes(url)))
  }
  return (
    <div className="px-3 pt-3">
      <p className="flex w-fit max-w-full animate-rise items-center gap-1.5 rounded-md border border-line bg-raised py-0.5 pr-0.5 pl-2 text-sm">
        <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />
        <span className="truncate">Editing a message; it starts again from there</span>
        <IconButton label="Stop editing the message" tooltip="Cancel" size="sm" onClick={leave}>
          <X className="size-3.5" />
        </IconButton>
      </p>
    </div>
  )
}
