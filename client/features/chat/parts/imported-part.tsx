import { FolderInput } from 'lucide-react'
import { LeftOutList } from '#client/ui/left-out-list.tsx'
import type { PartProps } from './part-props.ts'

/** What a design began with, and what of that is not in it. */
export function ImportedPart({ part: { files, leftOut } }: PartProps<'imported'>) {
  const count = leftOut.reduce((sum, { paths, more }) => sum + paths.length + more, 0)
  return (
    <section aria-label="Imported" className="rounded-lg border border-line bg-surface px-3.5 py-2.5 text-sm">
      <p className="flex items-center gap-3">
        <FolderInput aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        {files} {files === 1 ? 'file' : 'files'} came along
        {count === 0 ? '; nothing was left out.' : '.'}
      </p>
      {count > 0 && (
        <details className="mt-1.5 pl-7">
          <summary className="touch-target cursor-pointer text-ink-soft hover:text-ink">
            {count} left out
          </summary>
          <div className="mt-2 max-h-80 overflow-y-auto">
            <LeftOutList groups={leftOut} />
          </div>
        </details>
      )}
    </section>
  )
}
