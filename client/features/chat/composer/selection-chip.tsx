import { useAtom } from 'jotai'
import { X } from 'lucide-react'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { selectionAtom } from '#client/state/selection.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ElementPicture } from '../parts/reference-parts.tsx'

/** The element selected in the preview, which the next message is about. */
export function SelectionChip() {
  const patternId = usePatternId()
  const [selection, setSelection] = useAtom(selectionAtom)
  if (selection?.patternId !== patternId) return null
  const { name, color, url, anchor } = selection.reference
  return (
    <div className="px-3 pt-3">
      <section
        aria-label="Selected element"
        title={`${anchor.file}:${anchor.line}`}
        className="flex w-fit max-w-full animate-rise items-center gap-1.5 rounded-md border border-line bg-raised py-0.5 pr-0.5 pl-2 text-sm"
      >
        <ElementPicture color={color} url={url} />
        <span className="truncate">{name}</span>
        <IconButton
          label="Remove the selected element"
          tooltip="Remove"
          size="sm"
          onClick={() => setSelection(null)}
        >
          <X className="size-3.5" />
        </IconButton>
      </section>
    </div>
  )
}
