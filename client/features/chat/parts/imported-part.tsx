import { FolderInput } from 'lucide-react'
import { LeftOutList } from '#client/ui/left-out-list.tsx'
import { leftOutCount } from '#shared/imports.ts'
import type { PartProps } from './part-props.ts'

/** What a design began with, and what of that is not in it. */
export function ImportedPart({ part: { files, leftOut } }: PartProps<'imported'>) {
  return (
    <section aria-label="Imported" className="rounded-lg border border-line bg-surface px-3.5 py-2.5 text-sm">
      <p className="flex items-center gap-3">
        <FolderInput aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        {files} {files === 1 ? 'file' : 'files'} came along
        {leftOut.length === 0 ? '; nothing was left out.' : '.'}
      </p>
      {leftOut.length > 0 && (
        <details className="mt-1.5 pl-7">
          <summary className="touch-target cursor-pointer text-ink-soft hover:text-ink">
            {leftOutCount(leftOut)}
          </summary>
          <div className="mt-2 max-h-80 overflow-y-auto">
            <LeftOutList groups={leftOut} />
          </div>
        </details>
      )}
    </section>
  )
}
