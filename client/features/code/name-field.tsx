import { useId, useRef, useState } from 'react'
import { stemRange } from './file-name.ts'

interface NameFieldProps {
  label: string
  /** The path to begin with. */
  initial: string
  /** What is wrong with a path, as a sentence. */
  problemWith(path: string): string | null
  onDone(path: string): void
  onCancel(): void
}

/** A row of the tree in which a path is typed: Enter takes it, Escape and leaving it unchanged do not. */
export function NameField({ label, initial, problemWith, onDone, onCancel }: NameFieldProps) {
  const id = useId()
  const [path, setPath] = useState(initial)
  const [isTold, setTold] = useState(false)
  const isOver = useRef(false)
  const typed = path.trim().normalize()
  const problem = path === initial ? null : problemWith(typed)
  const isShown = problem !== null && (isTold || typed !== '')
  const end = (act: () => void) => {
    if (isOver.current) return
    isOver.current = true
    act()
  }
  const take = () => {
    if (typed === initial || typed === '') return end(onCancel)
    if (problem) return setTold(true)
    end(() => onDone(typed))
  }
  return (
    <div className="mx-1.5 px-1 py-0.5">
      <input
        // The row is opened to type in it; the name is selected without its ending.
        ref={field => {
          if (!field || field === document.activeElement || isOver.current) return
          field.focus()
          field.scrollIntoView({ block: 'nearest' })
          field.setSelectionRange(...stemRange(initial))
        }}
        aria-label={label}
        aria-invalid={isShown || undefined}
        aria-describedby={isShown ? id : undefined}
        value={path}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={event => setPath(event.currentTarget.value)}
        onBlur={() => (problem ? end(onCancel) : take())}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key === 'Enter') take()
          if (event.key === 'Escape') end(onCancel)
        }}
        placeholder="components/card.tsx"
        className="h-7 w-full rounded-sm border border-accent bg-surface px-2 font-mono text-xs text-ink outline-none placeholder:text-ink-faint aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-md"
      />
      {isShown && (
        <p id={id} role="alert" className="px-2 pt-1 pb-0.5 text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
