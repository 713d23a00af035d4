import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { IconButton } from '#client/ui/icon-button.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onChange(next: string): void
  /** Its width; as wide as it is given on a narrow screen. */
  className?: string
}

/** Narrows a list by words; Escape or its cross empties it. */
export function SearchField({ label, value, onChange, className = 'w-52 max-sm:w-full' }: SearchFieldProps) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="text"
        aria-label={label}
        placeholder="Search"
        maxLength={100}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          onChange('')
        }}
        className="h-8 w-full rounded-md border border-field-line bg-surface pr-8 pl-8 text-sm placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:-outline-offset-1 pointer-coarse:h-11 pointer-coarse:text-md"
      />
      {value !== '' && (
        <IconButton
          label="Clear search"
          size="sm"
          onClick={() => onChange('')}
          className="absolute! top-1/2 right-0.5 -translate-y-1/2"
        >
          <X className="size-3.5" />
        </IconButton>
      )}
    </div>
  )
}
