import { FolderGit2 } from 'lucide-react'
import { useRef } from 'react'
import { TextField } from '#client/ui/text-field.tsx'
import { findRepositories } from './repository-name.ts'

interface RepositoryFieldProps {
  value: string
  /** Undefined where the host told none. */
  names: readonly string[] | undefined
  problem: string | null
  note: string
  onChange(value: string): void
}

const LISTED = 6

/** One that is there is picked from the list, which goes then; what is typed narrows it, and any other name is a new one. */
export function RepositoryField({ value, names = [], problem, note, onChange }: RepositoryFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const found = names.includes(value) ? [] : findRepositories(names, value)
  const more = found.length - LISTED
  const pick = (name: string) => {
    onChange(name)
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field}>
      <TextField
        label="Repository"
        placeholder="Find one, or name a new one"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        problem={problem}
        note={note}
        onChange={event => onChange(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <ul aria-label="Repositories" className="mt-2 rounded-md border border-line p-1">
          {found.slice(0, LISTED).map(name => (
            <li key={name}>
              <button
                type="button"
                onClick={() => pick(name)}
                className="touch-target flex w-full items-center gap-2 rounded-sm px-2 py-1 text-left text-sm hover:bg-hover pointer-coarse:min-h-11"
              >
                <FolderGit2 aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
                <span className="min-w-0 truncate">{name}</span>
              </button>
            </li>
          ))}
          {more > 0 && (
            <li className="px-2 py-1 text-xs text-ink-faint">and {more} more: type to find them</li>
          )}
        </ul>
      )}
    </div>
  )
}
