import { clsx } from 'clsx'
import { Check, FolderGit2 } from 'lucide-react'
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

/** One that is there is picked from the list, which what is typed narrows; any other name is a new one. */
export function RepositoryField({ value, names = [], problem, note, onChange }: RepositoryFieldProps) {
  const isPicked = names.includes(value)
  const found = findRepositories(names, isPicked ? '' : value)
  // What was picked stays in sight, wherever it stands.
  const listed = [...found.filter(name => name === value), ...found.filter(name => name !== value)]
  const more = listed.length - LISTED
  return (
    <div>
      <TextField
        label="Repository"
        placeholder="Find one, or name a new one"
        data-first=""
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
          {listed.slice(0, LISTED).map(name => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === value}
                onClick={() => onChange(name)}
                className={clsx(
                  'touch-target flex w-full items-center gap-2 rounded-sm px-2 py-1 text-left text-sm pointer-coarse:min-h-11',
                  name === value ? 'bg-accent-wash font-medium' : 'hover:bg-hover',
                )}
              >
                <FolderGit2 aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                {name === value && <Check aria-hidden="true" className="size-3.5 text-accent-ink" />}
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
