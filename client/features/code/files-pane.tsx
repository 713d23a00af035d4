import { ChevronRight, FilePlus2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { FilesTree } from './files-tree.tsx'
import type { FilesFold } from './use-files-fold.ts'

interface FilesPaneProps
  extends Omit<ComponentProps<typeof FilesTree>, 'isAdding' | 'setAdding' | 'isResizable'> {
  fold: FilesFold
  /** The button that folds it stands elsewhere, where there is hardly room for both files and code. */
  isLow: boolean
}

/** The files above the code: as high as they need, as far as somebody lets them. */
export function FilesPane({ fold, isLow, ...tree }: FilesPaneProps) {
  const [isAdding, setAdding] = useState(false)
  if (isLow && !fold.isOpen) return null
  return (
    <div {...fold.area} className="relative flex max-h-[70%] shrink-0 flex-col border-b border-line">
      <div className="flex h-8 shrink-0 items-center justify-between pr-1.5 pl-2 text-xs text-ink-faint pointer-coarse:h-11">
        {isLow ? <span className="pl-2">Files</span> : <FoldButton {...fold.toggle} />}
        {tree.edits && fold.isOpen && (
          <IconButton size="sm" label="New file" onClick={() => setAdding(true)}>
            <FilePlus2 className="size-3.5" />
          </IconButton>
        )}
      </div>
      {fold.isOpen && <FilesTree {...tree} {...{ isAdding, setAdding }} isResizable={!isLow} />}
    </div>
  )
}

function FoldButton(props: FilesFold['toggle']) {
  return (
    <button
      type="button"
      {...props}
      className="group/fold touch-target flex h-6 items-center gap-1 rounded-sm pr-2 pl-1 font-medium hover:bg-hover hover:text-ink"
    >
      <ChevronRight
        aria-hidden="true"
        className="size-3.5 transition-transform duration-100 group-aria-expanded/fold:rotate-90"
      />
      Files
    </button>
  )
}
