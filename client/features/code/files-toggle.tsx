import { ChevronDown, Files } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Opens the files where the code needs the whole height. */
export function FilesToggle(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="group/files touch-target flex h-9 shrink-0 items-center gap-1.5 rounded-md border border-line-strong bg-surface px-2.5 text-sm font-medium text-ink shadow-1 transition-colors hover:bg-hover aria-expanded:bg-pressed"
    >
      <Files aria-hidden="true" className="size-4 text-ink-soft" />
      Files
      <ChevronDown
        aria-hidden="true"
        className="size-3.5 text-ink-faint transition-transform duration-100 group-aria-expanded/files:rotate-180"
      />
    </button>
  )
}
